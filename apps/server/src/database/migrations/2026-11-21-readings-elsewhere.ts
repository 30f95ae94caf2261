// Readings that belong to no job: readings of an unlisted meter and readings without an account.
export const readingsElsewhere: readonly string[] = [
  `create table unlisted_reading (
    id text primary key,
    application_id text not null,
    account_id text references account on delete set null,
    meter_number text not null,
    reading_date timestamptz not null,
    reading_value numeric not null,
    comment text,
    received_at timestamptz not null
  )`,
  `create index on unlisted_reading (account_id)`,
  `create table unlisted_photo (
    reading_id text not null references unlisted_reading on delete cascade,
    position integer not null,
    photo_hash text not null references photo,
    primary key (reading_id, position)
  )`,
  `create table anonymous_reading (
    id text primary key,
    application_id text not null,
    token_hash text not null,
    meter_type text not null,
    meter_number text not null,
    reading_date timestamptz not null,
    reading_reason text,
    contact jsonb not null,
    received_at timestamptz not null,
    delete_after timestamptz not null
  )`,
  `create index on anonymous_reading (token_hash)`,
  `create index on anonymous_reading (delete_after)`,
  `create table anonymous_value (
    reading_id text not null references anonymous_reading on delete cascade,
    position integer not null,
    obis text not null,
    rate_name text not null,
    reading_value numeric not null,
    primary key (reading_id, position)
  )`,
  `create table anonymous_photo (
    reading_id text not null,
    rate integer not null,
    position integer not null,
    photo_hash text not null references photo,
    primary key (reading_id, rate, position),
    foreign key (reading_id, rate) references anonymous_value on delete cascade
  )`,
  // Before a picture is deleted, the server checks whether a reading still shows it.
  `create index on result_photo (photo_hash)`,
  `create index on unlisted_photo (photo_hash)`,
  `create index on anonymous_photo (photo_hash)`,
  // A key belongs to an account, or to all readings without an account in one application.
  `alter table remembered_answer drop constraint remembered_answer_account_id_fkey`,
  `alter table remembered_answer rename column account_id to owner`,
];
