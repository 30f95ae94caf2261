import { type RawBuilder, sql } from 'kysely';
import type { ServedApplication } from '../application/read-applications';
import { BATCH } from '../database/delete-batch';
import type { Database } from '../database/open-database';
import { markUnused } from '../photo/unused-photos';
import { ARRIVED, isDeletable } from './exported';
import { deletedBefore, type Retention } from './retention-rules';

interface Deletion {
  /** The ids of the rows to delete, in a table that `delete` names `id`. */
  readonly old: RawBuilder<unknown>;
  readonly table: RawBuilder<unknown>;
  /** The photos of a deleted row. */
  readonly photos: RawBuilder<unknown>;
}

/**
 * Deletes some of the rows and says how many. Pictures that no other reading shows are marked: they
 * may lie in a place that is slow or away, so `removeUnusedPhotos` removes them later.
 */
async function deleteWithPhotos(
  transaction: Database,
  { old, table, photos }: Deletion,
  now: Date,
): Promise<number> {
  const ids = (await sql<{ id: string }>`${old} limit ${BATCH}`.execute(transaction)).rows.map(
    ({ id }) => id,
  );
  if (ids.length === 0) return 0;
  const their = sql`any(${ids}::text[])`;
  const shown = await sql<{ hash: string }>`select distinct photo_hash as hash
    from ${photos} where id = ${their}`.execute(transaction);
  await sql`delete from ${table} where id = ${their}`.execute(transaction);
  await markUnused(
    transaction,
    shown.rows.map(({ hash }) => hash),
    now,
  );
  return ids.length;
}

export interface Keeping {
  readonly retention: Retention;
  /** Their settings say until when a job can be read. */
  readonly applications: readonly Pick<ServedApplication, 'applicationId' | 'config'>[];
}

type DeleteOld = (transaction: Database, now: Date, keeping: Keeping) => Promise<number>;

const anonymousReadings: DeleteOld = async (transaction, now, { retention }) => {
  const before = deletedBefore(retention, 'anonymous-readings', now);
  if (before === null) return 0;
  const deletion = {
    table: sql`anonymous_reading`,
    old: sql`select id from anonymous_reading reading where received_at <= ${before}
      and ${isDeletable(ARRIVED.anonymous, deletedBefore(retention, 'unexported', now))}`,
    photos: sql`anonymous_photo join anonymous_reading on reading_id = id`,
  };
  return deleteWithPhotos(transaction, deletion, now);
};

const unlistedReadings: DeleteOld = async (transaction, now, { retention }) => {
  const before = deletedBefore(retention, 'unlisted-readings', now);
  if (before === null) return 0;
  const deletion = {
    table: sql`unlisted_reading`,
    old: sql`select id from unlisted_reading reading where received_at <= ${before}
      and ${isDeletable(ARRIVED.unlisted, deletedBefore(retention, 'unexported', now))}`,
    photos: sql`unlisted_photo join unlisted_reading on reading_id = id`,
  };
  return deleteWithPhotos(transaction, deletion, now);
};

/** The days that a job itself sets; null if it sets none, or none that counts (see featuresOf). */
const OWN_DAYS = sql`jsonb_path_query_first(job.config, 'strict $.features.sendingAllowedDaysAfterLatestExecution
  ? (@ >= 0 && @.floor() == @)', '{}', true)::numeric`;

/** The days of each application, as JSON. A job of an application without a value stays. */
function daysOf(applications: Keeping['applications']): string {
  const days = applications.map(({ applicationId, config: { features } }) => [
    applicationId,
    features.sendingAllowedDaysAfterLatestExecution,
  ]);
  return JSON.stringify(Object.fromEntries(days));
}

/** A job goes as a whole, with name and address. A reading that just arrived keeps it. */
const closedJobs: DeleteOld = async (transaction, now, { retention, applications }) => {
  const before = deletedBefore(retention, 'closed-jobs', now);
  if (before === null) return 0;
  const day = sql`${before.toISOString().slice(0, 10)}::date`;
  const days = sql`(${daysOf(applications)}::jsonb->>account.application_id)::numeric`;
  const unexported = deletedBefore(retention, 'unexported', now);
  const closed = sql`select job.id from job join account on account.id = job.account_id
    where latest_execution < ${day} and ${day} - latest_execution > coalesce(${OWN_DAYS}, ${days})
      and not exists (
        select from rate_task join reading_result reading on task_id = rate_task.id
        where job_id = job.id and not (received_at <= ${before}
          and ${isDeletable(ARRIVED.job, unexported)}))
      and not exists (
        select from not_readable reading where job_id = job.id and not (received_at <= ${before}
          and ${isDeletable(ARRIVED.notReadable, unexported)}))`;
  // A job that an import is changing stays: it may be open again.
  const { rows } = await sql<{ id: string }>`${closed} limit ${BATCH}
    for update of job skip locked`.execute(transaction);
  const locked = sql`any(${rows.map(({ id }) => id)}::text[])`;
  // The lock waits for a reading that is being stored, so that the next statement sees it.
  await sql`select from rate_task where job_id = ${locked} order by id for update`.execute(
    transaction,
  );
  const deletion = {
    table: sql`job`,
    old: sql`${closed} and job.id = ${locked}`,
    photos: sql`(select photo_hash, job_id as id from result_photo
      join reading_result on reading_result.id = result_id
      join rate_task on rate_task.id = task_id
      union all select photo_hash, job_id as id from not_readable_photo
      join not_readable on not_readable.id = report_id) photo_of_job`,
  };
  return deleteWithPhotos(transaction, deletion, now);
};

/** The links between readings and photos, by the table of the links. */
const PHOTOS_OF = [
  {
    links: sql`result_photo`,
    owner: sql`result_id`,
    reading: sql`(select result.id, received_at, application_id from reading_result result
      join rate_task on rate_task.id = task_id join job on job.id = job_id
      join account on account.id = job.account_id)`,
  },
  {
    links: sql`not_readable_photo`,
    owner: sql`report_id`,
    reading: sql`(select report.id, received_at, application_id from not_readable report
      join job on job.id = job_id join account on account.id = job.account_id)`,
  },
  {
    links: sql`unlisted_photo`,
    owner: sql`reading_id`,
    reading: sql`unlisted_reading`,
  },
  {
    links: sql`anonymous_photo`,
    owner: sql`reading_id`,
    reading: sql`anonymous_reading`,
  },
];

const photosAlone: DeleteOld = async (transaction, now, { retention }) => {
  const before = deletedBefore(retention, 'photos', now);
  if (before === null) return 0;
  const arrived = {
    applicationId: sql`reading.application_id`,
    receivedAt: sql`reading.received_at`,
    hasPhotos: sql`true`,
  };
  const unexported = deletedBefore(retention, 'unexported', now);
  const deleted: string[] = [];
  for (const { links, owner, reading } of PHOTOS_OF) {
    const { rows } = await sql<{ hash: string }>`delete from ${links} where ctid = any(array(
      select link.ctid from ${links} link join ${reading} reading on reading.id = link.${owner}
      where received_at <= ${before} and ${isDeletable(arrived, unexported)} limit ${BATCH}))
      returning photo_hash as hash`.execute(transaction);
    deleted.push(...rows.map(({ hash }) => hash));
  }
  await markUnused(transaction, [...new Set(deleted)], now);
  return deleted.length;
};

/** Each deletes a batch in its transaction and says how much. */
export const OLD_DATA = {
  'anonymous-readings': anonymousReadings,
  'unlisted-readings': unlistedReadings,
  'closed-jobs': closedJobs,
  'shown-photos': photosAlone,
} as const satisfies Readonly<Record<string, DeleteOld>>;
