import { sql } from 'kysely';
import type { Database } from '../../database/open-database';
import type { Staged } from '../import-file/import-file';
import { campaignTexts } from '../campaign/campaign-texts';
import { importTexts } from './import-texts';

export async function openStaging(transaction: Database): Promise<void> {
  await sql`create temporary table staged (
    line integer not null,
    cells json not null,
    customer_number text,
    job_id text,
    task_id text,
    account jsonb not null,
    job jsonb not null,
    task jsonb not null,
    event jsonb,
    reason text
  ) on commit drop`.execute(transaction);
}

export async function stageRows(transaction: Database, rows: readonly Staged[]): Promise<void> {
  await sql`insert into staged (line, cells, customer_number, job_id, task_id, account, job, task, event, reason)
    select line, cells, customer_number, job_id, task_id, account, job, task, event, reason
    from json_to_recordset(${JSON.stringify(rows)}::json) as given (line integer, cells json,
      customer_number text, job_id text, task_id text, account jsonb, job jsonb, task jsonb, event jsonb,
      reason text)`.execute(transaction);
}

/** Finds repeated rates and readings, contradicting rows of a job or a rate, rates of two jobs, and jobs that belong to another customer. */
export async function judgeAcrossRows(transaction: Database, applicationId: string): Promise<void> {
  await sql`create index on staged (line)`.execute(transaction);
  await sql`analyze staged`.execute(transaction);
  await sql`
    with firsts as (
      select line,
        first_value(line) over of_task as first_of_task,
        first_value(line) over (partition by task_id, event->'reading_date', event->'position'
          order by line) as first_of_reading,
        event is null or event = 'null' as is_only_a_rate,
        task is distinct from first_value(task) over of_task as is_other_rate,
        job_id <> first_value(job_id) over of_task as is_foreign,
        first_value(line) over of_job as first_of_job,
        job is distinct from first_value(job) over of_job as is_other
      from staged where job_id is not null
      window of_task as (partition by task_id order by line),
        of_job as (partition by job_id order by line)
    ), judged as (
      select *, first_of_reading < line or (is_only_a_rate and first_of_task < line) as is_repeated
      from firsts
    )
    update staged set reason = concat_ws('; ', reason,
      case when is_repeated
        then replace(${importTexts.repeated(-1)}, '-1', first_of_task::text) end,
      case when is_other_rate
        then replace(${importTexts.otherRate(-1)}, '-1', first_of_task::text) end,
      case when is_foreign then ${importTexts.foreignTask}::text end,
      case when is_other
        then replace(${importTexts.otherwise(-1)}, '-1', first_of_job::text) end)
    from judged
    where judged.line = staged.line and (is_repeated or is_other_rate or is_foreign or is_other)`.execute(
    transaction,
  );
  await sql`
    update staged set reason = concat_ws('; ', reason, ${importTexts.foreignJob}::text)
    from job join account on account.id = job.account_id
    where job.id = staged.job_id and (account.application_id <> ${applicationId}
      or account.customer_number is distinct from staged.customer_number)`.execute(transaction);
  await sql`
    update staged set reason = concat_ws('; ', reason, ${campaignTexts.archivedJob}::text)
    from job where job.id = staged.job_id and job.archived_on is not null`.execute(transaction);
  await sql`
    update staged set reason = concat_ws('; ', reason, ${importTexts.foreignTask}::text)
    from rate_task
    where rate_task.id = staged.task_id and rate_task.job_id <> staged.job_id`.execute(transaction);
}
