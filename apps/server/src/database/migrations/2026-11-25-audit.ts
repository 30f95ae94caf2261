// The audit lines of the operator's commands until a server has written them into its log, and the age
// of waiting mail. Letters that an earlier version stored count as new.
export const audit: readonly string[] = [
  `create table waiting_audit_line (
    id bigint generated always as identity primary key,
    event text not null,
    line text not null
  )`,
  `alter table waiting_mail add column queued_at timestamptz not null default now()`,
];
