// Takes the place of waiting_mail, whose letters anyone can read who has a copy of the database. A server
// of the previous version still writes there, and this one seals what it finds.
export const sealedMail: readonly string[] = [
  `create table sealed_mail (
    id text primary key,
    account_id text references account on delete cascade,
    anonymous_id text references anonymous_reading on delete cascade,
    sealed text not null,
    sealed_by text not null,
    attempts integer not null,
    next_try_at timestamptz not null,
    queued_at timestamptz not null default now()
  )`,
  `create index on sealed_mail (sealed_by, next_try_at)`,
  `create index on sealed_mail (account_id)`,
  `create index on sealed_mail (anonymous_id)`,
];
