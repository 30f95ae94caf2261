// The number that the portal shows on the receipt. Null: from before this column, or entered by the utility;
// the beginning of the reading's id stands for it then.
export const receiptNumbers: readonly string[] = [
  `alter table reading_result add column receipt_number text`,
  `create index reading_result_receipt on reading_result ((coalesce(receipt_number, upper(left(id, 13)))))`,
];
