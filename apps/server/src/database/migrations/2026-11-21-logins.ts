export const logins: readonly string[] = [
  `create table login_failure (
    subject text primary key,
    in_a_row integer not null,
    locked_until timestamptz not null
  )`,
  `create index on login_failure (locked_until)`,
  `alter table link_token add column expires_at timestamptz`,
  `alter table refresh_token
    add column family_ends_at timestamptz not null default now() + interval '90 days'`,
  `alter table refresh_token alter column family_ends_at drop default`,
];
