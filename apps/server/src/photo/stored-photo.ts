import { ApiError } from '../base/errors';
import type { Database } from '../database/open-database';
import type { Photo } from './photo';
import type { PhotoPlaces } from './photo-places';

/**
 * Stores a picture under its hash, so a repeated picture is neither stored nor transferred twice. It
 * runs in the transaction that stores the reading; deleting and moving the picture wait for that.
 */
export async function storePhoto(
  database: Database,
  places: PhotoPlaces,
  photo: Photo,
): Promise<void> {
  const { hash, mimeType, bytes } = photo;
  const { place } = places;
  const known = await database
    .selectFrom('photo')
    .select('place')
    .where('hash', '=', hash)
    .forShare()
    .executeTakeFirst();
  if (known !== undefined && known.place !== place) return;
  if (known === undefined) {
    await database
      .insertInto('photo')
      .values({ hash, mime_type: mimeType, place, bytes: place === null ? bytes : null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  // Also for a known picture: a deletion whose transaction rolled back may have removed its file.
  if (place !== null) await put(places, place, photo);
}

/** An unreachable place is answered like an unreachable server: the app keeps the reading and retries. */
async function put(places: PhotoPlaces, place: string, photo: Photo): Promise<void> {
  try {
    await places.at(place).put(photo);
  } catch (error) {
    throw new ApiError(503, [], { cause: error });
  }
}

/** Deletes a picture that no reading shows any more. */
export async function deleteUnusedPhoto(
  database: Database,
  places: PhotoPlaces,
  hash: string,
): Promise<void> {
  // The lock prevents a new reading from using the picture while it is being deleted.
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
