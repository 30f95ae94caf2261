import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/open-database';

interface ErasedReadings {
  /** Queries for the ids of the readings. */
  readonly results?: RawBuilder<unknown>;
  readonly unlisted?: RawBuilder<unknown>;
  readonly anonymous?: RawBuilder<unknown>;
}

const NONE = sql`select null`;

/** Keeps the readings for bookkeeping, without the person (D75). */
export async function keepForBilling(
  database: Database,
  applicationId: string,
  { results = NONE, unlisted = NONE, anonymous = NONE }: ErasedReadings,
): Promise<void> {
  await sql`
    insert into billed_reading (id, application_id, meter_number, obis, unit, reading_date,
      reading_value, received_at)
    select result.id, ${applicationId}, meter_number, obis, unit, reading_date, reading_value, received_at
    from reading_result result join rate_task on rate_task.id = task_id join job on job.id = job_id
    where result.id in (${results})
    union all
    select id, ${applicationId}, ${TYPED_NUMBER}, null, null, reading_date, reading_value, received_at
    from unlisted_reading where id in (${unlisted})
    union all
    select id || '-' || position + 1, ${applicationId}, ${TYPED_NUMBER}, obis, null, reading_date,
      reading_value, received_at
    from anonymous_reading join anonymous_value on reading_id = id where id in (${anonymous})`.execute(
    database,
  );
}

/**
 * A person typed this number and may have added words, for example a name. Meter numbers have at most
 * three letters in a row: the code of the manufacturer.
 */
const TYPED_NUMBER = sql`trim(regexp_replace(
  regexp_replace(meter_number, '[^0-9A-Za-z ./-]', '', 'g'), '[A-Za-z]{4,}', '', 'g'))`;
