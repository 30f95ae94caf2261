export const mail: readonly string[] = [
  // Null: the language of the application.
  `alter table account add column language text`,
  // Letters are stored only until they are sent, because a letter may hold a login.
  `create table waiting_mail (
    id text primary key,
    from_name text not null,
    to_name text not null,
    to_address text not null,
    subject text not null,
    text text not null,
    html text not null,
    attempts integer not null,
    next_try_at timestamptz not null
  )`,
  `create index on waiting_mail (next_try_at)`,
  `create table crm_registration (
    account_id text primary key references account on delete cascade,
    self_service_token text not null unique,
    email text,
    confirmed_at timestamptz
  )`,
];
