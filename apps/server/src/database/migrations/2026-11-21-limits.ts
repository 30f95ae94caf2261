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
