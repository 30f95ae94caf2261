import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/open-database';

/** A source of readings with one row for each value, read by the index of their arrival. */
export interface ReadingSource {
  readonly from: RawBuilder<unknown>;
  readonly application: RawBuilder<unknown>;
  /** The unique id of the value. */
  readonly id: RawBuilder<unknown>;
  readonly photos: RawBuilder<unknown>;
  /** Additional columns of this source; they are empty for the other sources. */
  readonly columns: RawBuilder<unknown>;
}

const OF_JOBS: ReadingSource = {
  from: sql`reading_result reading join rate_task on rate_task.id = task_id
    join job on job.id = job_id join account on account.id = job.account_id`,
  application: sql`account.application_id`,
  id: sql`reading.id`,
  photos: shownPhotos(sql`result_photo`, sql`result_id = reading.id`),
  columns: sql`'job' as kind, customer_number as "customerNumber", job_id as "jobId",
    task_id as "taskId", obis, unit, comment, meter_type as "meterType", rate_name as "rateName", channel, doubt,
    malo_id as "maLoId", melo_id as "meLoId"`,
};

const NOT_READABLE: ReadingSource = {
  from: sql`(select *, null::numeric as reading_value from not_readable) reading
    join job on job.id = job_id join account on account.id = job.account_id`,
  application: sql`account.application_id`,
  id: sql`reading.id`,
  photos: shownPhotos(sql`not_readable_photo`, sql`report_id = reading.id`),
  columns: sql`'notReadable' as kind, customer_number as "customerNumber", job_id as "jobId",
    comment, meter_type as "meterType", reason as "notReadableReason",
    malo_id as "maLoId", melo_id as "meLoId"`,
};

const UNLISTED: ReadingSource = {
  from: sql`unlisted_reading reading left join account
    on account.id = coalesce(reading.customer_id, account_id)`,
  application: sql`reading.application_id`,
  id: sql`reading.id`,
  photos: shownPhotos(sql`unlisted_photo`, sql`reading_id = reading.id`),
  columns: sql`'unlisted' as kind, customer_number as "customerNumber", comment`,
};

const ANONYMOUS: ReadingSource = {
  from: sql`anonymous_reading reading join anonymous_value value on value.reading_id = reading.id`,
  application: sql`reading.application_id`,
  id: sql`reading.id || '-' || value.position + 1`,
  photos: shownPhotos(sql`anonymous_photo`, sql`reading_id = reading.id and rate = value.position`),
  columns: sql`'anonymous' as kind, obis, meter_type as "meterType", rate_name as "rateName",
    reading_reason as "readingReason", contact->>'firstname' as firstname,
    contact->>'lastname' as lastname, contact->>'street' as street,
    contact->>'houseNumber' as "houseNumber", contact->>'zip' as zip, contact->>'city' as city`,
};

export const SENT: readonly ReadingSource[] = [OF_JOBS, NOT_READABLE, UNLISTED, ANONYMOUS];

export const BILLED: ReadingSource = {
  from: sql`billed_reading reading`,
  application: sql`reading.application_id`,
  id: sql`reading.id`,
  photos: sql`'[]'::json`,
  columns: sql`'billed' as kind, obis, unit`,
};

/** The photos of a reading, as JSON. */
export function shownPhotos(photos: RawBuilder<unknown>, isOfReading: RawBuilder<unknown>) {
  return sql`(select coalesce(json_agg(json_build_object('hash', hash, 'mimeType', mime_type)
      order by position), '[]'::json)
    from ${photos} join photo on hash = photo_hash where ${isOfReading})`;
}

/**
 * More than the time between a reading's arrival and the transaction that stores it: its pictures are
 * transferred in between, and the database may be busy.
 */
const STORING_MS = 180_000;

/**
 * All readings that arrived before this moment are committed, or never will be. A reading is stored
 * by a transaction that first locks its photos, so such open transactions move this moment back. The
 * operator's machine may have a clock that is ahead, so the database's clock has to agree.
 */
export async function completeUntil(database: Database, now: Date): Promise<Date> {
  const { rows } = await sql<{ agreed: Date; openMs: number }>`
    select least(${now}::timestamptz, clock_timestamp()) as agreed,
      coalesce(max(extract(epoch from clock_timestamp() - xact_start)), 0)::float8 * 1000 as "openMs"
    from pg_stat_activity join pg_locks using (pid)
    where datname = current_database() and mode <> 'AccessShareLock'
      and relation in ('photo'::regclass, 'reading_result'::regclass, 'unlisted_reading'::regclass,
        'not_readable'::regclass, 'anonymous_reading'::regclass)`.execute(database);
  const { agreed = now, openMs = 0 } = rows[0] ?? {};
  return new Date(agreed.getTime() - STORING_MS - openMs);
}
