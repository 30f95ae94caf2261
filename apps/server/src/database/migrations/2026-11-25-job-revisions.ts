// The tag of a list of jobs (job/list-tag.ts) stands for a job by this number, which is new with every
// change of the job, its rates or its history, whoever makes it. Random, because a number that counts
// would come twice after a restore. Null: not changed since this migration.
export const jobRevisions: readonly string[] = [
  `alter table job add column revision uuid`,
  // An update that changes nothing is left out, so a file that is imported again leaves its jobs alone.
  `create function renew_revision() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' and new is not distinct from old then
      return null;
    end if;
    new.revision := gen_random_uuid();
    return new;
  end $$`,
  `create trigger renew_revision before insert or update on job
    for each row execute function renew_revision()`,
  // A job that this transaction has already written has its new number.
  `create function renew_revision_of_task() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' or tg_op = 'DELETE' or new is distinct from old then
      update job set revision = gen_random_uuid()
        where id in (old.job_id, new.job_id) and xmin <> pg_current_xact_id()::xid;
    end if;
    return null;
  end $$`,
  `create trigger renew_revision after insert or update or delete on rate_task
    for each row execute function renew_revision_of_task()`,
  `create function renew_revision_of_reading() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' or tg_op = 'DELETE' or new is distinct from old then
      update job set revision = gen_random_uuid()
        where id in (select job_id from rate_task where id in (old.task_id, new.task_id))
          and xmin <> pg_current_xact_id()::xid;
    end if;
    return null;
  end $$`,
  `create trigger renew_revision after insert or update or delete on reading_event
    for each row execute function renew_revision_of_reading()`,
  // The tag names each sent reading by its id. Only a change of a stored one needs this. A new column
  // account_id, after a share has ended, is no such change.
  `create trigger renew_revision
    after update of id, task_id, reading_date, reading_value, received_at on reading_result
    for each row execute function renew_revision_of_reading()`,
];
