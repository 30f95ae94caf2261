export const consents: readonly string[] = [
  // 'customer': by a link in a mail. 'utility': by its customer system or a file. Null: not confirmed.
  `alter table crm_registration add column confirmed_by text`,
  // The end of the consent. An older confirmation, for example in a file, does not renew it.
  `alter table crm_registration add column stopped_at timestamptz`,
  // Stands in the mails, so it is stored as it is. It can only end the consent.
  `alter table crm_registration
    add column stop_token text not null default gen_random_uuid()::text || gen_random_uuid()::text unique`,
  // An address until its owner has confirmed it. The last one counts.
  `create table unconfirmed_email (
    account_id text primary key references account on delete cascade,
    email text not null,
    token_hash text not null unique,
    expires_at timestamptz not null
  )`,
  `create index on unconfirmed_email (expires_at)`,
];
