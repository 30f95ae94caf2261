export const reminders: readonly string[] = [
  // Which reminder of which deadline went to whom, so that no run repeats it.
  `create table reminder (
    job_id text not null references job on delete cascade,
    account_id text not null references account on delete cascade,
    deadline date not null,
    kind text not null,
    queued_at timestamptz not null,
    primary key (job_id, account_id, deadline, kind)
  )`,
  `create index on reminder (account_id)`,
];
