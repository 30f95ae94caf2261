import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Database } from '../database/open-database';
import type { Photo } from '../photo/photo';
import type { PhotoPlaces } from '../photo/photo-places';
import { deleteUnusedPhoto } from '../photo/stored-photo';
import { instantOf } from '../reading/reading-body';
import type { AnonymousSubmission } from './anonymous-body';

export type StoredAnonymous = ReturnType<typeof storedAnonymous>;

/** The utility exports the reading before then. Names and addresses are not kept for longer. */
const KEPT_MS = 180 * 24 * 3_600_000;

export function storedAnonymous(
  submission: AnonymousSubmission,
  {
    applicationId,
    tokenHash,
    photos,
    now,
  }: {
    readonly applicationId: string;
    readonly tokenHash: string;
    /** In the order of `readingValues`. */
    readonly photos: readonly (readonly Photo[])[];
    readonly now: Date;
  },
) {
  const id = randomUUID();
  return {
    id,
    application_id: applicationId,
    token_hash: tokenHash,
    meter_type: submission.meterType,
    meter_number: submission.meterNumber,
    reading_date: instantOf(submission.readingDate, now),
    reading_reason: submission.readingReason ?? null,
    contact: submission.contact,
    received_at: now,
    delete_after: new Date(now.getTime() + KEPT_MS),
    values: submission.readingValues.map(({ obis, rateName, value }, position) => ({
      reading_id: id,
      position,
      obis,
      rate_name: rateName,
      reading_value: String(value),
    })),
    shown: photos.flatMap((ofRate, rate) =>
      ofRate.map(({ hash }, position) => ({ reading_id: id, rate, position, photo_hash: hash })),
    ),
  };
}

export const ANONYMOUS_STORING = sql`stored as (
    insert into anonymous_reading (id, application_id, token_hash, meter_type, meter_number,
      reading_date, reading_reason, contact, received_at, delete_after)
    select row.* from new, json_to_record(reading)
      as row (id text, application_id text, token_hash text, meter_type text, meter_number text,
        reading_date timestamptz, reading_reason text, contact jsonb, received_at timestamptz,
        delete_after timestamptz)
  ), stored_values as (
    insert into anonymous_value (reading_id, position, obis, rate_name, reading_value)
    select row.* from new, json_to_recordset(reading->'values')
      as row (reading_id text, position integer, obis text, rate_name text, reading_value numeric)
  ), shown as (
    insert into anonymous_photo (reading_id, rate, position, photo_hash)
    select row.* from new, json_to_recordset(reading->'shown')
      as row (reading_id text, rate integer, position integer, photo_hash text)
  )`;

/**
 * Deletes expired readings and the pictures that no other reading shows. The pictures are deleted
 * one by one, because the place that holds them may be slow or unavailable. A reading is deleted
 * only after its last picture, so that no picture is left behind there.
 */
export async function deleteExpiredAnonymousReadings(
  database: Database,
  places: PhotoPlaces,
  now: Date,
): Promise<void> {
  const shown = await database
    .selectFrom('anonymous_photo')
    .innerJoin('anonymous_reading', 'anonymous_reading.id', 'anonymous_photo.reading_id')
    .select('photo_hash')
    .distinct()
    .where('delete_after', '<=', now)
    .execute();
  await deleteExpiredWithoutPhotos(database, now);
  for (const { photo_hash: hash } of shown) {
    await database.transaction().execute(async (transaction) => {
      await transaction
        .deleteFrom('anonymous_photo')
        .where('photo_hash', '=', hash)
        .where('reading_id', 'in', (of) =>
          of.selectFrom('anonymous_reading').select('id').where('delete_after', '<=', now),
        )
        .execute();
      await deleteUnusedPhoto(transaction, places, hash);
    });
  }
  await deleteExpiredWithoutPhotos(database, now);
}

async function deleteExpiredWithoutPhotos(database: Database, now: Date): Promise<void> {
  await sql`delete from anonymous_reading reading where delete_after <= ${now}
    and not exists (select from anonymous_photo where reading_id = reading.id)`.execute(database);
}
