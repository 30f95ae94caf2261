// Plain SQL. A migration that has run anywhere is never edited; a change needs a new file.
export const readings: readonly string[] = [
  `create table setting (
    name text primary key,
    value text not null
  )`,
  `create table account (
    id text primary key,
    application_id text not null,
    username text not null,
    password_hash text not null,
    name text not null,
    parent_id text references account,
    roles jsonb not null,
    unique (application_id, username)
  )`,
  `create table link_token (
    token_hash text primary key,
    account_id text not null references account on delete cascade
  )`,
  `create table refresh_token (
    token_hash text primary key,
    family_id text not null,
    account_id text not null references account on delete cascade,
    predecessor_hash text,
    access_id text not null unique,
    expires_at timestamptz not null,
    retired_at timestamptz
  )`,
  `create index on refresh_token (family_id)`,
  `create index on refresh_token (account_id, expires_at)`,
  `create table job (
    id text primary key,
    account_id text not null references account on delete cascade,
    target_reading_date date,
    earliest_execution date,
    latest_execution date,
    malo_id text,
    melo_id text,
    is_reshare_allowed boolean not null,
    config jsonb not null,
    customer jsonb not null,
    partner jsonb not null,
    meter_number text not null,
    meter_type text,
    custom_meter_type text,
    meter_address jsonb not null
  )`,
  `create index on job (account_id)`,
  `create table rate_task (
    id text primary key,
    job_id text not null references job on delete cascade,
    position integer not null,
    rate_name text,
    obis text,
    unit text,
    pre_decimals integer not null,
    post_decimals integer not null,
    minimum_value numeric,
    maximum_value numeric,
    is_strict boolean not null,
    unique (job_id, position)
  )`,
  `create table reading_event (
    id text primary key,
    task_id text not null references rate_task on delete cascade,
    reading_date date not null,
    reading_value numeric not null,
    reason text not null,
    other_reason text
  )`,
  `create index on reading_event (task_id)`,
  `create table reading_result (
    id text primary key,
    task_id text not null references rate_task on delete cascade,
    account_id text not null references account,
    reading_date timestamptz not null,
    reading_value numeric not null,
    comment text,
    received_at timestamptz not null
  )`,
  `create index on reading_result (task_id)`,
  `create table photo (
    hash text primary key,
    mime_type text not null,
    bytes bytea not null
  )`,
  `create table result_photo (
    result_id text not null references reading_result on delete cascade,
    position integer not null,
    photo_hash text not null references photo,
    primary key (result_id, position)
  )`,
  `create table remembered_answer (
    account_id text not null references account on delete cascade,
    key text not null,
    status integer not null,
    body text not null,
    answered_at timestamptz not null,
    primary key (account_id, key)
  )`,
];
