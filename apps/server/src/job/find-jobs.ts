import type { Job } from '@ablesbar/domain';
import { type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../database/open-database';
import { JOB_COLUMNS, TASK_COLUMNS } from './job-columns';
import { type WireJob, wireJobOf } from './wire-job';

/** All jobs of an account, shared ones among them. */
export async function findJobs(database: Database, accountId: string): Promise<readonly WireJob[]> {
  const rows = await jobRows(
    database,
    sql`select id as job_id, account_id from job where account_id = ${accountId}
      union all
      select job_id, account_id from shared_job where account_id = ${accountId}`,
  );
  return rows.map(wireJobOf);
}

export interface WantedJob {
  readonly jobId: string;
  readonly accountId: string;
}

/**
 * In the order in which they are wanted. Null for a job nobody has as for one of somebody else: the two
 * must not be told apart.
 */
export async function findWantedJobs(
  database: Database,
  wanted: readonly WantedJob[],
): Promise<readonly (WireJob | null)[]> {
  // PostgreSQL refuses to even compare the others.
  const possible = wanted.filter(({ jobId }) => !jobId.includes('\0'));
  const pairs = sql`unnest(${possible.map(({ jobId }) => jobId)}::text[],
    ${possible.map(({ accountId }) => accountId)}::text[]) as wanted (job_id, account_id)`;
  const rows = await jobRows(
    database,
    sql`select job.id as job_id, job.account_id from ${pairs}
        join job on job.id = wanted.job_id and job.account_id = wanted.account_id
      union
      select job_id, account_id from ${pairs} join shared_job using (job_id, account_id)`,
  );
  return wanted.map(({ jobId, accountId }) => {
    const row = rows.find((one) => one.id === jobId && one.reader_id === accountId);
    return row === undefined ? null : wireJobOf(row);
  });
}

/** As the rules of domain and validation take it. */
export function domainJob(job: WireJob, accountId: string): Job {
  return { ...job, login: accountId };
}

export type JobRow = Awaited<ReturnType<typeof jobRows>>[number];
export type TaskRow = JobRow['tasks'][number];

/** `reachable` says which jobs and who reads them; everything about them comes in one statement. */
function jobRows(database: Database, reachable: RawBuilder<unknown>) {
  return database
    .selectFrom(
      sql<{ job_id: string; account_id: string }>`(${reachable})`.as<'reachable'>(
        sql`reachable (job_id, account_id)`,
      ),
    )
    .innerJoin('job', 'job.id', 'reachable.job_id')
    .innerJoin('account as reader', 'reader.id', 'reachable.account_id')
    .select(['reader.id as reader_id', 'reader.allow_to_reshare as may_pass_on'])
    .select(JOB_COLUMNS)
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('rate_task')
          .select(TASK_COLUMNS)
          .select((task) => [
            jsonArrayFrom(
              task
                .selectFrom('reading_event')
                .select(['reading_date', 'reading_value', 'reason', 'other_reason'])
                .whereRef('task_id', '=', 'rate_task.id')
                .orderBy('reading_date')
                .orderBy('position'),
            ).as('events'),
            jsonArrayFrom(
              task
                .selectFrom('reading_result')
                .select(['reading_date', 'reading_value'])
                .whereRef('task_id', '=', 'rate_task.id')
                .orderBy('received_at'),
            ).as('results'),
          ])
          .whereRef('job_id', '=', 'job.id')
          .orderBy('position'),
      ).as('tasks'),
    )
    .orderBy('job.meter_number')
    .execute();
}
