// The readings that a rule refused, for the clerk on the phone. They belong to the customer, also if a
// sub-access sent them.
export const refusedReadings: readonly string[] = [
  `create table refused_reading (
    id bigint generated always as identity primary key,
    customer_id text not null references account on delete cascade,
    account_id text not null references account on delete cascade,
    key text not null,
    job_id text references job on delete cascade,
    meter_number text,
    reading_date date,
    channel text,
    sent_values json not null,
    problems json not null,
    refused_at timestamptz not null,
    unique (customer_id, key)
  )`,
  `create index on refused_reading (account_id)`,
  `create index on refused_reading (job_id)`,
  `create index on refused_reading (refused_at)`,
];
