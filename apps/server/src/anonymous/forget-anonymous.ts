import { sql } from 'kysely';
import type { Database } from '../database/open-database';
import { forgetUnshown } from '../photo/forget-photo';
import type { PhotoPlaces } from '../photo/photo-places';

/**
 * Deletes expired readings and the pictures that no other reading shows. The pictures are deleted
 * one by one, because the place that holds them may be slow or unavailable. A reading is deleted
 * only after its last picture, so that no picture is left behind there.
 */
export async function forgetOldAnonymous(
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
  await forgetWithoutPictures(database, now);
  for (const { photo_hash: hash } of shown) {
    await database.transaction().execute(async (transaction) => {
      await transaction
        .deleteFrom('anonymous_photo')
        .where('photo_hash', '=', hash)
        .where('reading_id', 'in', (of) =>
          of.selectFrom('anonymous_reading').select('id').where('delete_after', '<=', now),
        )
        .execute();
      await forgetUnshown(transaction, places, hash);
    });
  }
  await forgetWithoutPictures(database, now);
}

async function forgetWithoutPictures(database: Database, now: Date): Promise<void> {
  await sql`delete from anonymous_reading reading where delete_after <= ${now}
    and not exists (select from anonymous_photo where reading_id = reading.id)`.execute(database);
}
