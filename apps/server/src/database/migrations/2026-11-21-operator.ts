// Columns and tables for the operator's commands. Only nullable columns and new tables, so that a
// server of the previous version still works on this database.
export const operator: readonly string[] = [
  `alter table account
    add column customer_number text,
    add column letter_run text`,
  `create unique index on account (application_id, customer_number)`,
  `create index on account (letter_run)`,
  // The rows that bookkeeping keeps of an erased customer: no name, no address, no picture, no
  // comment.
  `create table billed_reading (
    id text primary key,
    application_id text not null,
    meter_number text not null,
    obis text,
    unit text,
    reading_date timestamptz not null,
    reading_value numeric not null,
    received_at timestamptz not null
  )`,
  `create index on billed_reading (received_at, id)`,
  // The export reads the readings in the order of their arrival.
  `create index on reading_result (received_at, id)`,
  `create index on unlisted_reading (received_at, id)`,
];
