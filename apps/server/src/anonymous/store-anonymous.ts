import { randomUUID } from 'node:crypto';
import type { Database } from '../database/open-database';
import { keepPhoto } from '../photo/keep-photo';
import type { Photo } from '../photo/photo';
import { instantOf } from '../reading/reading-date';
import type { AnonymousSubmission } from './anonymous-body';

/** Until then the utility has taken it over; names and addresses are not kept for longer. */
const KEPT_MS = 180 * 24 * 3_600_000;

export async function storeAnonymous(
  database: Database,
  {
    meterType,
    meterNumber,
    readingDate,
    readingReason,
    contact,
    readingValues,
  }: AnonymousSubmission,
  {
    applicationId,
    tokenHash,
    photos,
    now,
  }: {
    readonly applicationId: string;
    readonly tokenHash: string;
    /** By place in `readingValues`. */
    readonly photos: readonly (readonly Photo[])[];
    readonly now: Date;
  },
): Promise<string> {
  const id = randomUUID();
  await database
    .insertInto('anonymous_reading')
    .values({
      id,
      application_id: applicationId,
      token_hash: tokenHash,
      meter_type: meterType,
      meter_number: meterNumber,
      reading_date: instantOf(readingDate, now),
      reading_reason: readingReason ?? null,
      contact: JSON.stringify(contact),
      received_at: now,
      delete_after: new Date(now.getTime() + KEPT_MS),
    })
    .execute();
  for (const [position, { obis, rateName, value }] of readingValues.entries()) {
    await database
      .insertInto('anonymous_value')
      .values({ reading_id: id, position, obis, rate_name: rateName, reading_value: String(value) })
      .execute();
    await storePhotos(database, id, position, photos[position] ?? []);
  }
  return id;
}

async function storePhotos(
  database: Database,
  readingId: string,
  rate: number,
  photos: readonly Photo[],
): Promise<void> {
  for (const [position, photo] of photos.entries()) {
    await keepPhoto(database, photo);
    await database
      .insertInto('anonymous_photo')
      .values({ reading_id: readingId, rate, position, photo_hash: photo.hash })
      .execute();
  }
}
