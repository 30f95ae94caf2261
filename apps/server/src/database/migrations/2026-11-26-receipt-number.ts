// The number that the portal shows on the receipt. Null: from before this column, or entered by the utility;
// the beginning of the reading's id stands for it then.
export const receiptNumbers: readonly string[] = [
  `alter table reading_result add column receipt_number text`,
  // As in 2026-11-25-job-revisions.ts, with the new column: the list contains it.
  `drop trigger renew_revision on reading_result`,
  `create trigger renew_revision
    after update of id, task_id, reading_date, reading_value, received_at, receipt_number
    on reading_result for each row execute function renew_revision_of_reading()`,
  `create index reading_result_receipt on reading_result ((coalesce(receipt_number, upper(left(id, 13)))))`,
];
