import type { Database } from '../database/open-database';
import type { PhotoPlaces } from './photo-places';

/** Deletes a picture that no reading shows any more. */
export async function forgetUnshown(
  database: Database,
  places: PhotoPlaces,
  hash: string,
): Promise<void> {
  // Held, so that a reading that comes now does not show what is being deleted.
  const photo = await database
    .selectFrom('photo')
    .select(['place', 'left_in'])
    .where('hash', '=', hash)
    .forUpdate()
    .executeTakeFirst();
  if (photo === undefined) return;
  for (const table of ['result_photo', 'unlisted_photo', 'anonymous_photo'] as const) {
    const use = await database
      .selectFrom(table)
      .select('photo_hash')
      .where('photo_hash', '=', hash)
      .limit(1)
      .executeTakeFirst();
    if (use !== undefined) return;
  }
  for (const place of [photo.place, photo.left_in]) {
    if (place !== null) await places.at(place).remove(hash);
  }
  await database.deleteFrom('photo').where('hash', '=', hash).execute();
}
