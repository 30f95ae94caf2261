import type { Job } from '@ablesbar/domain';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { KEEPS_PLAN } from '../database/kept-plans';
import type { Database } from '../database/open-database';
import type { Schema } from '../database/schema';
import { RECEIPT_NUMBER } from '../receipt/find-acceptance';
import { listState } from './list-tag';
import { IS_LAST_WORD } from './not-readable-report';
import { type WireJob, wireJobOf } from './wire-job';

export interface JobList {
  readonly jobs: readonly WireJob[];
  /** See list-tag.ts. Null for an empty list, which costs nothing. */
  readonly state: string | null;
}

/** All jobs of an account, including the shared ones; of a meter's jobs only the last one. */
export async function findJobs(database: Database, accountId: string): Promise<readonly WireJob[]> {
  return (await jobRows(database, reachableBy(accountId))).map(wireJobOf);
}

export interface JobList {
  readonly jobs: readonly WireJob[];
  /** See list-tag.ts. Null for an empty list, which costs nothing. */
  readonly state: string | null;
}

export async function findJobList(database: Database, accountId: string): Promise<JobList> {
  const rows = await jobRows(database, reachableBy(accountId), listState(accountId));
  return { jobs: rows.map(wireJobOf), state: rows[0]?.list_state ?? null };
}

/** An archived job stays until its successor has taken over its history, for this account too. */
function reachableBy(accountId: string): RawBuilder<unknown> {
  return sql`select id as job_id, account_id from job
      where account_id = ${accountId} and successor_id is null
    union all
    select job_id, shared_job.account_id from shared_job join job on job.id = job_id
      where shared_job.account_id = ${accountId} and not exists (
        select from shared_job newer
        where newer.account_id = ${accountId} and newer.job_id = job.successor_id)`;
}

export interface WantedJob {
  readonly jobId: string;
  readonly accountId: string;
}

/**
 * The jobs in the order of `wanted`. An unknown job and another account's job are both null,
 * because the caller must not be able to tell them apart.
 */
export async function findWantedJobs(
  database: Database,
  wanted: readonly WantedJob[],
): Promise<readonly (WireJob | null)[]> {
  const pairs = sql`unnest(${wanted.map(({ jobId }) => jobId)}::text[],
    ${wanted.map(({ accountId }) => accountId)}::text[]) as wanted (job_id, account_id)`;
  const rows = await jobRows(
    database,
    sql`${KEEPS_PLAN} select job.id as job_id, job.account_id from ${pairs}
        join job on job.id = wanted.job_id and job.account_id = wanted.account_id
      union
      select job_id, account_id from ${pairs} join shared_job using (job_id, account_id)`,
  );
  return wanted.map(({ jobId, accountId }) => {
    const row = rows.find((one) => one.id === jobId && one.reader_id === accountId);
    return row === undefined ? null : wireJobOf(row);
  });
}

/** The job in the form that the rules of domain and validation take. */
export function domainJob(job: WireJob, accountId: string): Job {
  return { ...job, login: accountId };
}

export interface JobRow extends Omit<
  Selectable<Schema['job']>,
  'revision' | 'campaign_id' | 'successor_id'
> {
  readonly reader_id: string;
  readonly may_pass_on: boolean;
  readonly tasks: readonly TaskRow[];
  readonly list_state: string | null;
  readonly not_readable: NotReadableRow | null;
}

type NotReadableRow = Pick<Selectable<Schema['not_readable']>, 'reason' | 'comment'> & {
  readonly reading_date: string;
};

/** The rows as JSON: a date is a text here. */
export interface TaskRow extends Omit<Selectable<Schema['rate_task']>, 'job_id' | 'position'> {
  readonly events: readonly Omit<Selectable<Schema['reading_event']>, 'id' | 'task_id'>[];
  readonly results: readonly ResultRow[];
}

interface ResultRow {
  readonly reading_date: string;
  readonly reading_value: number;
  readonly received_at: string;
  readonly receipt_number: string;
}

/**
 * `reachable` selects the jobs and their readers. One statement loads everything about them.
 */
async function jobRows(
  database: Database,
  reachable: RawBuilder<unknown>,
  state: RawBuilder<unknown> = sql`null`,
): Promise<readonly JobRow[]> {
  const { rows } = await sql<JobRow>`
    select job.id, job.account_id, target_reading_date, earliest_execution, latest_execution, malo_id,
      melo_id, is_reshare_allowed, config, customer, partner, meter_number, meter_type,
      custom_meter_type, meter_address, archived_on,
      (select row_to_json(last) from (
        select reason, comment, reading_date from not_readable report
        where report.job_id = job.id and ${IS_LAST_WORD}
        order by received_at desc, id limit 1) as last) as not_readable,
      reader.id as reader_id, reader.allow_to_reshare as may_pass_on, (select ${state}) as list_state,
      coalesce((select json_agg(task order by position) from (
        select id, position, rate_name, obis, unit, pre_decimals, post_decimals, minimum_value,
          maximum_value, is_strict, rate_task.target_reading_date,
          coalesce((select json_agg(event order by reading_date, position) from (
            select reading_date, position, reading_value, reason, other_reason
            from reading_event where task_id = rate_task.id) as event), '[]') as events,
          coalesce((select json_agg(result order by received_at) from (
            select reading_date, reading_value, received_at, ${RECEIPT_NUMBER} as receipt_number
            from reading_result result where task_id = rate_task.id) as result), '[]') as results
        from rate_task where job_id = job.id) as task), '[]') as tasks
    from (${reachable}) as reachable (job_id, account_id)
      join job on job.id = reachable.job_id
      join account as reader on reader.id = reachable.account_id
    order by meter_number, job.id`.execute(database);
  return rows;
}
