// A campaign holds the jobs that were imported while it was open. Its end archives them. The job that
// the next import makes for the same meter is the successor, which goes on with the history.
export const campaign: readonly string[] = [
  `create table campaign (
    id text primary key,
    application_id text not null,
    name text not null,
    opened_at timestamptz not null,
    closed_at timestamptz,
    unique (application_id, name)
  )`,
  `create unique index on campaign (application_id) where closed_at is null`,
  `alter table job
    add column campaign_id text references campaign,
    add column archived_on date,
    add column successor_id text references job on delete set null`,
  `create index on job (campaign_id)`,
  `create index on job (successor_id)`,
];
