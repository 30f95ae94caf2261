import type { Database } from '../database/open-database';
import { forgetUnshown } from '../photo/forget-photo';
import type { PhotoPlaces } from '../photo/photo-places';

/** Readings whose time is over, and the pictures that only they showed. */
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
  await database.deleteFrom('anonymous_reading').where('delete_after', '<=', now).execute();
  for (const { photo_hash: hash } of shown) await forgetUnshown(database, places, hash);
}
