// The table is unlogged: counting must cost almost nothing, and a crash may lose the counts.
export const limits: readonly string[] = [
  `create unlogged table rate_limit (
    name text not null,
    subject text not null,
    count integer not null,
    ends_at timestamptz not null,
    primary key (name, subject)
  )`,
  `create index on rate_limit (ends_at)`,
];

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

// A meter exchange makes two readings on one day. The reading of the old meter comes first.
export const eventOrder: readonly string[] = [
  `alter table reading_event add column position integer not null default 0`,
];

// A null place means that the bytes are in this row. A server of the previous version still stores
// them there.
export const photoPlaces: readonly string[] = [
  `alter table photo
    add column place text,
    add column left_in text,
    alter column bytes drop not null`,
  `create index on photo (left_in) where left_in is not null`,
];

// customer_id is the customer of an unlisted reading, also after the end of the sub-access that
// sent it. account_id is the account that caused a letter. A deletion of that account deletes the
// row. A server of the previous version stores null.
export const whose: readonly string[] = [
  `alter table unlisted_reading add column customer_id text references account on delete cascade`,
  `create index on unlisted_reading (customer_id)`,
  `alter table waiting_mail add column account_id text references account on delete cascade`,
  `create index on waiting_mail (account_id)`,
  `with recursive family as (
    select id, id as customer_id from account where parent_id is null
    union all
    select account.id, family.customer_id from account join family on account.parent_id = family.id
  )
  update unlisted_reading set customer_id = family.customer_id
  from family where family.id = account_id`,
];

// The export also reads the readings without a login in the order of their arrival.
export const anonymousArrival: readonly string[] = [
  `create index on anonymous_reading (received_at, id)`,
];

// A key is good for one reading. A server of the previous version stores null.
export const answerContent: readonly string[] = [
  `alter table remembered_answer add column content text`,
];

// Housekeeping looks for expired rows every ten minutes.
export const expiry: readonly string[] = [
  `create index on remembered_answer (answered_at)`,
  `create index on refresh_token (expires_at)`,
  `create index on link_token (expires_at)`,
];

// unused_since: no reading shows the picture yet or any more. leaving_since: a server removes it from
// its place at this moment. A server of the previous version stores null in both.
export const unusedPhotos: readonly string[] = [
  `alter table photo
    add column unused_since timestamptz,
    add column leaving_since timestamptz`,
  `create index on photo (unused_since) where unused_since is not null`,
];

// A bucket is described by the time at which it is full again. Unlogged like rate_limit, which a server
// of the previous version still uses.
export const buckets: readonly string[] = [
  `create unlogged table limit_bucket (
    name text not null,
    subject text not null,
    full_at timestamptz not null,
    primary key (name, subject)
  )`,
  `create index on limit_bucket (full_at)`,
];

export const signingKeys: readonly string[] = [
  `create table signing_key (
    kid text primary key,
    sealed text not null,
    signs_from timestamptz not null
  )`,
];
