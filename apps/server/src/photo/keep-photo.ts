import { ApiError } from '../base/errors';
import type { Database } from '../database/open-database';
import type { Photo } from './photo';
import type { PhotoPlaces } from './photo-places';

/**
 * Under its hash: a picture sent again, or with both rates of a meter, is neither kept nor carried twice.
 * Within the transaction that stores its reading; whoever deletes it or moves it waits for that.
 */
export async function keepPhoto(
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
