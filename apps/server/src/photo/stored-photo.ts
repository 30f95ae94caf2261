import { sql } from 'kysely';
import { ApiError, Away, Busy } from '../base/errors';
import type { Database } from '../database/open-database';
import type { Photo } from './photo';
import type { PhotoPlaces } from './photo-places';

/** A reading that needs a picture which is just being removed comes again after this time. */
const RETRY_MS = 5000;
/** Pictures of one reading that are transferred at the same time. */
const AT_ONCE = 4;
/**
 * After this time, no further picture of a reading is transferred. The export relies on it: see
 * `completeUntil`.
 */
const PATIENCE_MS = 20_000;

/**
 * Transfers the pictures of a reading to their place, before the transaction that stores the reading: a
 * slow place must not occupy a connection to the database. Until then, their rows say that no reading
 * shows them, and housekeeping removes those that no reading ever shows.
 */
export async function putPhotos(
  database: Database,
  places: PhotoPlaces,
  photos: readonly Photo[],
): Promise<void> {
  const { place } = places;
  // Pictures in the database are stored by the transaction.
  if (place === null) return;
  const store = places.at(place);
  if (store.isAway?.() === true) throw new Busy('photos', RETRY_MS);
  const deadline = performance.now() + PATIENCE_MS;
  for (const photo of photos) await claimPhoto(database, place, photo);
  const usable = await usablePhotos(database, place, photos);
  // Also those that a reading already shows: a deletion that failed may have removed their files.
  const own = photos.filter(({ hash }) => usable.get(hash) === place);
  for (let from = 0; from < own.length; from += AT_ONCE) {
    if (performance.now() > deadline) throw new Busy('photos', RETRY_MS);
    const puts = own.slice(from, from + AT_ONCE).map((photo) => store.put(photo));
    // All of them end before the answer, because it gives back the bytes that they occupy.
    for (const put of await Promise.allSettled(puts)) {
      if (put.status === 'rejected') throw awayError(put.reason);
    }
  }
}

/** An unreachable place is answered like an unreachable server: the app keeps the reading and retries. */
function awayError(reason: unknown): ApiError {
  return reason instanceof ApiError ? reason : new Away('photos', { cause: reason });
}

/**
 * Stores a reading with its pictures, in one transaction. `store` says whether the reading is new. The
 * pictures are in the order of their hashes, or two readings with the same pictures could deadlock.
 */
export async function storeWithPhotos(
  transaction: Database,
  { place }: PhotoPlaces,
  photos: readonly Photo[],
  store: () => Promise<boolean>,
): Promise<boolean> {
  if (place === null) for (const photo of photos) await claimPhoto(transaction, null, photo);
  await usablePhotos(transaction, place, photos);
  const isNew = await store();
  if (isNew) {
    const hashes = photos.map(({ hash }) => hash);
    await sql`update photo set unused_since = null
      where hash = any(${hashes}::text[]) and unused_since is not null`.execute(transaction);
  }
  return isNew;
}

/**
 * Adds the row of a picture that no reading shows yet. The row of such a picture is renewed, so that
 * housekeeping leaves the picture alone until the reading is stored. It also gets our place: if the
 * operator has replaced a broken place, the readings that were refused there must arrive here.
 */
async function claimPhoto(
  database: Database,
  place: string | null,
  { hash, mimeType, bytes }: Photo,
): Promise<void> {
  await database
    .insertInto('photo')
    .values({
      hash,
      mime_type: mimeType,
      place,
      bytes: place === null ? bytes : null,
      unused_since: sql`now()`,
    })
    .onConflict((conflict) =>
      conflict
        .column('hash')
        .doUpdateSet({
          unused_since: sql`now()`,
          leaving_since: null,
          place,
          bytes: sql`excluded.bytes`,
          left_in: sql`case when photo.place is distinct from excluded.place
            then coalesce(photo.place, photo.left_in) else photo.left_in end`,
        })
        .where('photo.unused_since', 'is not', null)
        .where(
          sql<boolean>`(photo.leaving_since is null or (photo.place is distinct from excluded.place
            and photo.left_in is distinct from excluded.place))`,
        ),
    )
    .execute();
}

/**
 * The places of the pictures. Refuses the reading for now if one of them is being removed, or if a
 * server with another place has claimed it. The locks of a transaction prevent both.
 */
async function usablePhotos(
  database: Database,
  place: string | null,
  photos: readonly Photo[],
): Promise<ReadonlyMap<string, string | null>> {
  const hashes = photos.map(({ hash }) => hash);
  const { rows } = await sql<{ hash: string; place: string | null }>`
    select hash, place from photo where hash = any(${hashes}::text[]) and leaving_since is null
      and (unused_since is null or place is not distinct from ${place}::text)
    order by hash for no key update`.execute(database);
  if (rows.length < photos.length) throw new Busy('photos', RETRY_MS);
  return new Map(rows.map((row) => [row.hash, row.place]));
}

/** The tables that link readings with pictures. */
export const PHOTO_LINKS = [
  'result_photo',
  'not_readable_photo',
  'unlisted_photo',
  'anonymous_photo',
] as const;

/** Whether a reading shows the picture. The caller has locked the picture's row. */
export async function isShown(database: Database, hash: string): Promise<boolean> {
  for (const table of PHOTO_LINKS) {
    const use = await database
      .selectFrom(table)
      .select('photo_hash')
      .where('photo_hash', '=', hash)
      .limit(1)
      .executeTakeFirst();
    if (use !== undefined) return true;
  }
  return false;
}
