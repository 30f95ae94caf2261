import { ApiError } from '../base/errors';
import type { Database } from '../database/open-database';
import type { Photo } from './photo';
import type { PhotoPlaces } from './photo-places';

/**
 * Under its hash: a picture sent again, or with both rates of a meter, is neither kept nor carried twice.
 * Within the transaction that stores its reading; whoever deletes it or moves it waits for that.
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
  // Also of a known one: a deletion that was taken back may have taken it out of its place.
  if (place !== null) await put(places, place, photo);
}

/** A place that is away is as a server that is away: the app keeps the reading and sends it again. */
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
