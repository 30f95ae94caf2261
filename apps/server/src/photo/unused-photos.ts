import type { Database } from '../database/open-database';
import type { PhotoPlaces } from './photo-places';
import { isShown } from './stored-photo';

/** Far longer than a reading needs between its first picture and its transaction. */
const UNUSED_MS = 3_600_000;
/** Far longer than the timeouts of a removal. After it, another server removes the picture. */
const LEAVING_MS = 600_000;
const AT_ONCE = 500;

/**
 * Removes the pictures that no reading shows: the reading was never stored, or its time is over. While
 * a place is away, the pictures of the other places are removed all the same.
 */
export async function removeUnusedPhotos(
  database: Database,
  places: PhotoPlaces,
  now: Date,
): Promise<number> {
  let removed = 0;
  const errors = new Map<string | null, unknown>();
  for (let last = ''; ;) {
    const rows = await database
      .selectFrom('photo')
      .select(['hash', 'place'])
      .where('unused_since', '<=', new Date(now.getTime() - UNUSED_MS))
      .where('hash', '>', last)
      .orderBy('hash')
      .limit(AT_ONCE)
      .execute();
    for (const { hash, place } of rows) {
      if (errors.has(place)) continue;
      try {
        if (await removeOne(database, places, { hash, now })) removed += 1;
      } catch (error) {
        errors.set(place, error);
      }
    }
    const end = rows.at(-1);
    if (end === undefined) break;
    last = end.hash;
  }
  if (errors.size > 0)
    throw new AggregateError(errors.values(), 'Some pictures could not be removed.');
  return removed;
}

/** No transaction is open while the place works, because the place may be slow. */
async function removeOne(
  database: Database,
  places: PhotoPlaces,
  what: { readonly hash: string; readonly now: Date },
): Promise<boolean> {
  const { hash, now } = what;
  const leaves = await database
    .transaction()
    .execute((transaction) => placesToLeave(transaction, what));
  if (leaves === null) return false;
  for (const place of leaves) await places.at(place).remove(hash);
  await database
    .deleteFrom('photo')
    .where('hash', '=', hash)
    .where('leaving_since', '=', now)
    .execute();
  return true;
}

/**
 * Marks the picture, so that no new reading uses it and no other server removes it at the same time.
 * Null if it stays.
 */
async function placesToLeave(
  transaction: Database,
  { hash, now }: { readonly hash: string; readonly now: Date },
): Promise<readonly string[] | null> {
  const row = await transaction
    .selectFrom('photo')
    .select(['place', 'left_in', 'leaving_since'])
    .where('hash', '=', hash)
    .where('unused_since', '<=', new Date(now.getTime() - UNUSED_MS))
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return null;
  const change = transaction.updateTable('photo').where('hash', '=', hash);
  if (await isShown(transaction, hash)) {
    // A server of the previous version does not know the column.
    await change.set({ unused_since: null, leaving_since: null }).execute();
    return null;
  }
  const { leaving_since: leaving } = row;
  if (leaving !== null && leaving.getTime() > now.getTime() - LEAVING_MS) return null;
  await change.set({ leaving_since: now }).execute();
  return [row.place, row.left_in].filter((place) => place !== null);
}
