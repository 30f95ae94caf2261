// The answers to jobs whose meters cannot be read. A server of the previous version knows none of them:
// the job is open there.
export const notReadable: readonly string[] = [
  `create table not_readable (
    id text primary key,
    job_id text not null references job on delete cascade,
    account_id text references account on delete set null,
    reason text not null,
    comment text,
    reading_date timestamptz not null,
    received_at timestamptz not null
  )`,
  `create index on not_readable (job_id)`,
  `create index on not_readable (account_id)`,
  `create index on not_readable (received_at, id)`,
  `create table not_readable_photo (
    report_id text not null references not_readable on delete cascade,
    position integer not null,
    photo_hash text not null references photo,
    primary key (report_id, position)
  )`,
  `create index on not_readable_photo (photo_hash)`,
];
