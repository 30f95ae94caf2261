// What the exports have taken, as spans of arrival: housekeeping deletes nothing that no export has
// taken. The index is for jobs that are deleted some time after their last day.
export const exported: readonly string[] = [
  `create table exported (
    application_id text not null,
    kind text not null,
    arrived tstzmultirange not null,
    primary key (application_id, kind)
  )`,
  `create index on job (latest_execution)`,
];
