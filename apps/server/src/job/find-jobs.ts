import type { Job } from '@ablesbar/domain';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../database/open-database';
import { JOB_COLUMNS, TASK_COLUMNS } from './job-columns';
import { type WireJob, wireJobOf } from './wire-job';

/** All jobs of an account, shared ones among them, in one statement. */
export async function findJobs(database: Database, accountId: string): Promise<readonly WireJob[]> {
  // The union, not an "or": each half of it has an index to go by.
  const reachable = database
    .selectFrom('job')
    .select('id')
    .where('account_id', '=', accountId)
    .unionAll(
      database.selectFrom('shared_job').select('job_id as id').where('account_id', '=', accountId),
    );
  const rows = await jobRows(database, accountId)
    .where('job.id', 'in', reachable)
    .orderBy('job.meter_number')
    .execute();
  return rows.map((row) => wireJobOf(row, accountId));
}

/** Null for a job nobody has as for one of somebody else: the two must not be told apart. */
export async function findJob(
  database: Database,
  accountId: string,
  jobId: string,
): Promise<WireJob | null> {
  // PostgreSQL refuses to even compare this one.
  if (jobId.includes('\0')) return null;
  const row = await jobRows(database, accountId)
    .where('job.id', '=', jobId)
    .where((eb) =>
      eb.or([
        eb('job.account_id', '=', accountId),
        eb.exists(
          eb
            .selectFrom('shared_job')
            .select('job_id')
            .where('shared_job.job_id', '=', jobId)
            .where('shared_job.account_id', '=', accountId),
        ),
      ]),
    )
    .executeTakeFirst();
  return row === undefined ? null : wireJobOf(row, accountId);
}

/** As the rules of domain and validation take it. */
export function domainJob(job: WireJob, accountId: string): Job {
  return { ...job, login: accountId };
}

function jobRows(database: Database, accountId: string) {
  return database
    .selectFrom('job')
    .select(JOB_COLUMNS)
    .select((eb) => [
      eb
        .selectFrom('account')
        .select('allow_to_reshare')
        .where('id', '=', accountId)
        .as('may_pass_on'),
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
    ]);
}

export type JobRow = Awaited<ReturnType<ReturnType<typeof jobRows>['executeTakeFirstOrThrow']>>;
export type TaskRow = JobRow['tasks'][number];
