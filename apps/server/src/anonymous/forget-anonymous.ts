import { sql } from 'kysely';
import type { Database } from '../database/open-database';
import { forgetUnshown } from '../photo/forget-photo';
import type { PhotoPlaces } from '../photo/photo-places';

/**
 * Readings whose time is over, and the pictures that only they showed: one after the other, for where
 * they lie may be slow or away. A reading goes with its last picture, so that none is forgotten there.
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
