import { randomUUID } from 'node:crypto';
import type { Database } from '../database/open-database';
import { keepPhoto } from '../photo/keep-photo';
import type { Photo } from '../photo/photo';
import { instantOf } from '../reading/reading-date';
import type { Account } from '../session/account';
import type { UnlistedSubmission } from './unlisted-body';

/** As it was judged; whose meter it is, the utility finds out by its number. */
export async function storeUnlistedReading(
  database: Database,
  account: Account,
  { meterNumber, readingValue, readingDate, comment }: UnlistedSubmission,
  { photos, now }: { readonly photos: readonly Photo[]; readonly now: Date },
): Promise<void> {
  const id = randomUUID();
  await database
    .insertInto('unlisted_reading')
    .values({
      id,
      application_id: account.applicationId,
      account_id: account.id,
      meter_number: meterNumber.trim(),
      reading_date: instantOf(readingDate, now),
      reading_value: String(readingValue),
      comment: comment ?? null,
      received_at: now,
    })
    .execute();
  for (const [position, photo] of photos.entries()) {
    await keepPhoto(database, photo);
    await database
      .insertInto('unlisted_photo')
      .values({ reading_id: id, position, photo_hash: photo.hash })
      .execute();
  }
}
