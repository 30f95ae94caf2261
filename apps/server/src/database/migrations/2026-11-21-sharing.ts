export const sharing: readonly string[] = [
  // A sub-access is an account with a parent. It is deleted with its parent.
  `alter table account drop constraint account_parent_id_fkey`,
  `alter table account
    add foreign key (parent_id) references account on delete cascade,
    add column allow_to_reshare boolean not null default false`,
  `create index on account (parent_id)`,
  // given_by is null if the job's own account shared the job. If a share ends, the database also
  // deletes every share that was passed on from it, at any depth.
  `create table shared_job (
    account_id text not null references account on delete cascade,
    job_id text not null references job on delete cascade,
    given_by text,
    primary key (account_id, job_id),
    foreign key (given_by, job_id) references shared_job (account_id, job_id) on delete cascade
  )`,
  `create index on shared_job (job_id)`,
  `create index on shared_job (given_by, job_id)`,
  // A reading still belongs to its job after the sub-access that sent it is deleted.
  `alter table reading_result drop constraint reading_result_account_id_fkey`,
  `alter table reading_result alter column account_id drop not null`,
  `alter table reading_result
    add foreign key (account_id) references account on delete set null`,
  `create index on reading_result (account_id)`,
];
