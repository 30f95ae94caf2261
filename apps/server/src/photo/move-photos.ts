import type { ExpressionBuilder } from 'kysely';
import { createHash } from 'node:crypto';
import type { Database } from '../database/open-database';
import type { Schema } from '../database/schema';
import type { Photo } from './photo';
import type { PhotoPlaces } from './photo-places';

export interface MoveResult {
  readonly moved: number;
  /** Pictures whose bytes no longer match their hash; they stay in their place. */
  readonly damaged: readonly string[];
}

const AT_ONCE = 200;

/**
 * Moves every picture to the place for new ones, one at a time: copies it, stores the new place in the
 * database, then deletes the original. After an interruption, each picture is in the place that the
 * database names.
 */
export async function movePhotos(
  database: Database,
  places: PhotoPlaces,
  report: (done: number, whole: number) => void,
): Promise<MoveResult> {
  const whole = await countElsewhere(database, places);
  const damaged: string[] = [];
  let moved = 0;
  for (let last = ''; ;) {
    const hashes = await nextElsewhere(database, places, last);
    for (const hash of hashes) {
      const outcome = await moveOne(database, places, hash);
      if (outcome === 'damaged') damaged.push(hash);
      if (outcome === 'moved') moved += 1;
      report(moved, whole);
    }
    const end = hashes.at(-1);
    if (end === undefined) return { moved, damaged };
    last = end;
  }
}

/** How many pictures are not in the place for new ones. */
export async function countElsewhere(database: Database, { place }: PhotoPlaces): Promise<number> {
  const { whole } = await database
    .selectFrom('photo')
    .select((of) => of.fn.countAll().as('whole'))
    .where((is) => isElsewhere(is, place))
    .executeTakeFirstOrThrow();
  return Number(whole);
}

async function nextElsewhere(
  database: Database,
  { place }: PhotoPlaces,
  last: string,
): Promise<readonly string[]> {
  const rows = await database
    .selectFrom('photo')
    .select('hash')
    .where((is) => isElsewhere(is, place))
    .where('hash', '>', last)
    .orderBy('hash')
    .limit(AT_ONCE)
    .execute();
  return rows.map(({ hash }) => hash);
}

/** Also true if the picture has arrived but its original is not deleted yet. */
function isElsewhere(is: ExpressionBuilder<Schema, 'photo'>, place: string | null) {
  return is.or([is('place', 'is distinct from', place), is('left_in', 'is not', null)]);
}

async function moveOne(
  database: Database,
  places: PhotoPlaces,
  hash: string,
): Promise<'moved' | 'gone' | 'damaged'> {
  const outcome = await database
    .transaction()
    .execute((transaction) => copyOne(transaction, places, hash));
  if (outcome !== 'moved') return outcome;
  // The lock prevents a new reading from storing the picture while it is being deleted.
  await database.transaction().execute(async (transaction) => {
    const row = await lockedRow(transaction, hash);
    if (row === undefined || row.left_in === null) return;
    await places.at(row.left_in).remove(hash);
    await transaction
      .updateTable('photo')
      .set({ left_in: null })
      .where('hash', '=', hash)
      .execute();
  });
  return 'moved';
}

async function copyOne(
  transaction: Database,
  places: PhotoPlaces,
  hash: string,
): Promise<'moved' | 'gone' | 'damaged'> {
  const { place } = places;
  const row = await lockedRow(transaction, hash);
  if (row === undefined || row.leaving_since !== null) return 'gone';
  if (row.place === place) return 'moved';
  // An interrupted earlier move may have left an original; it is deleted first, so there is only one.
  if (row.left_in !== null && row.left_in !== place) await places.at(row.left_in).remove(hash);
  const bytes = row.place === null ? row.bytes : await places.at(row.place).get(hash);
  // A picture that no reading shows may never have arrived. Housekeeping removes it.
  if (bytes === null && row.unused_since !== null) return 'gone';
  if (bytes === null || hashOfBytes(bytes) !== hash) return 'damaged';
  const mimeType: Photo['mimeType'] = row.mime_type === 'image/png' ? 'image/png' : 'image/jpeg';
  if (place !== null) await places.at(place).put({ hash, mimeType, bytes: Buffer.from(bytes) });
  await transaction
    .updateTable('photo')
    .set({ place, left_in: row.place, bytes: place === null ? Buffer.from(bytes) : null })
    .where('hash', '=', hash)
    .execute();
  return 'moved';
}

function lockedRow(transaction: Database, hash: string) {
  return transaction
    .selectFrom('photo')
    .select(['mime_type', 'bytes', 'place', 'left_in', 'unused_since', 'leaving_since'])
    .where('hash', '=', hash)
    .forUpdate()
    .executeTakeFirst();
}

function hashOfBytes(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
