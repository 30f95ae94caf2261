import type { Job } from '@ablesbar/domain';
import type { Database } from '../database/open-database';
import { type WireJob, wireJobOf } from './wire-job';

/** All jobs of an account, shared ones among them; four queries, however many jobs there are. */
export function findJobs(database: Database, accountId: string): Promise<readonly WireJob[]> {
  return jobsWhere(database, accountId, null);
}

/** Null for a job nobody has as for one of somebody else: the two must not be told apart. */
export async function findJob(
  database: Database,
  accountId: string,
  jobId: string,
): Promise<WireJob | null> {
  // PostgreSQL refuses to even compare this one.
  if (jobId.includes('\0')) return null;
  const [job] = await jobsWhere(database, accountId, jobId);
  return job ?? null;
}

/** As the rules of domain and validation take it. */
export function domainJob(job: WireJob, accountId: string): Job {
  return { ...job, login: accountId };
}

async function jobsWhere(
  database: Database,
  accountId: string,
  jobId: string | null,
): Promise<readonly WireJob[]> {
  const jobs = await database
    .selectFrom('job')
    .selectAll('job')
    .select((eb) =>
      eb
        .selectFrom('account')
        .select('allow_to_reshare')
        .where('id', '=', accountId)
        .as('may_pass_on'),
    )
    .where('job.id', 'in', reachableIds(database, accountId))
    .$if(jobId !== null, (query) => query.where('job.id', '=', jobId))
    .orderBy('job.meter_number')
    .execute();
  if (jobs.length === 0) return [];
  // Each list is found through the account, so that no list of ids has to travel.
  const ofThese = database
    .selectFrom('rate_task')
    .where('rate_task.job_id', 'in', reachableIds(database, accountId))
    .$if(jobId !== null, (query) => query.where('rate_task.job_id', '=', jobId));
  const tasks = await ofThese.selectAll('rate_task').orderBy('rate_task.position').execute();
  const events = await ofThese
    .innerJoin('reading_event', 'reading_event.task_id', 'rate_task.id')
    .selectAll('reading_event')
    .orderBy('reading_event.reading_date')
    .orderBy('reading_event.position')
    .execute();
  const results = await ofThese
    .innerJoin('reading_result', 'reading_result.task_id', 'rate_task.id')
    .select(['task_id', 'reading_date', 'reading_value'])
    .orderBy('reading_result.received_at')
    .execute();

  const tasksOf = groupedBy(tasks, (task) => task.job_id);
  const eventsOf = groupedBy(events, (event) => event.task_id);
  const resultsOf = groupedBy(results, (result) => result.task_id);
  return jobs.map((job) =>
    wireJobOf(
      { ...job, is_reshare_allowed: job.is_reshare_allowed && mayPassOn(job, accountId) },
      (tasksOf.get(job.id) ?? []).map((task) => ({
        task,
        events: eventsOf.get(task.id) ?? [],
        results: resultsOf.get(task.id) ?? [],
      })),
    ),
  );
}

/** Its own, and what was shared with it. */
function reachableIds(database: Database, accountId: string) {
  return database
    .selectFrom('job')
    .select('id')
    .where('account_id', '=', accountId)
    .unionAll(
      database.selectFrom('shared_job').select('job_id as id').where('account_id', '=', accountId),
    );
}

function mayPassOn(
  job: { readonly account_id: string; readonly may_pass_on: boolean | null },
  accountId: string,
): boolean {
  return job.account_id === accountId || job.may_pass_on === true;
}

function groupedBy<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group === undefined) groups.set(keyOf(row), [row]);
    else group.push(row);
  }
  return groups;
}
