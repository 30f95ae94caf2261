import { sql } from 'kysely';
import pLimit from 'p-limit';
import type { Database } from '../database/open-database';
import type { PhotoPlaces } from './photo-places';
import { isShown, PHOTO_LINKS } from './stored-photo';

/** Far longer than a reading needs between its first picture and its transaction. */
const UNUSED_MS = 3_600_000;
/** Far longer than the timeouts of a removal. After it, another server removes the picture. */
const LEAVING_MS = 600_000;
const PAGE = 500;
/** Pictures of one place that leave at the same time: half of the calls that a bucket gets, because readings need it too. */
const AT_ONCE = 4;
/** A slow place must not keep the next round of housekeeping waiting; that round goes on here. */
const PATIENCE_MS = 300_000;

interface Removal {
  readonly database: Database;
  readonly places: PhotoPlaces;
  readonly now: Date;
}

/** The rows are locked in the order of their hashes, like those of a reading that is being stored. */
export async function markUnused(
  transaction: Database,
  hashes: readonly string[],
  since: Date,
): Promise<void> {
  const their = sql`any(${hashes}::text[])`;
  await sql`select from photo where hash = ${their} order by hash for no key update`.execute(
    transaction,
  );
  const shownByNone = PHOTO_LINKS.map(
    (links) => sql`not exists (select from ${sql.table(links)} where photo_hash = hash)`,
  );
  await sql`update photo set unused_since = ${since} where hash = ${their}
    and ${sql.join(shownByNone, sql` and `)}`.execute(transaction);
}

/**
 * Removes the pictures that no reading shows: the reading was never stored, or its time is over. The
 * places do not wait for each other.
 */
export async function removeUnusedPhotos(
  database: Database,
  places: PhotoPlaces,
  now: Date,
  patienceMs = PATIENCE_MS,
): Promise<number> {
  const deadline = performance.now() + patienceMs;
  const unused = database
    .selectFrom('photo')
    .where('unused_since', '<=', new Date(now.getTime() - UNUSED_MS));
  const pageOf = async (place: string | null, last: string) => {
    const page = unused.select('hash').where('place', 'is not distinct from', place);
    const rows = await page.where('hash', '>', last).orderBy('hash').limit(PAGE).execute();
    return rows.map(({ hash }) => hash);
  };
  const removeOf = async (place: string | null): Promise<Outcome> => {
    const errors: unknown[] = [];
    let removed = 0;
    let page = await pageOf(place, '');
    for (let last = page.at(-1); last !== undefined; last = page.at(-1)) {
      const outcome = await removeEach({ database, places, now }, page, deadline);
      removed += outcome.removed;
      errors.push(...outcome.errors);
      page = errors.length === 0 && performance.now() < deadline ? await pageOf(place, last) : [];
    }
    return { removed, errors };
  };
  const found = await unused.select('place').distinct().execute();
  return allOf(found.map(({ place }) => removeOf(place)));
}

/** Removes these pictures at once, if they are marked. Housekeeping tries those again that fail. */
export async function removePhotos(removal: Removal, hashes: readonly string[]): Promise<void> {
  const { rows } = await sql<{ hashes: string[] }>`select array_agg(hash) as hashes from photo
    where hash = any(${hashes}::text[]) group by place`.execute(removal.database);
  await allOf(rows.map((row) => removeEach(removal, row.hashes)));
}

interface Outcome {
  readonly removed: number;
  readonly errors: readonly unknown[];
}

async function allOf(works: readonly Promise<Outcome>[]): Promise<number> {
  const outcomes = await Promise.all(works);
  const errors = outcomes.flatMap((outcome) => outcome.errors);
  if (errors.length > 0) throw new AggregateError(errors, 'Some pictures could not be removed.');
  return outcomes.reduce((sum, { removed }) => sum + removed, 0);
}

/** The pictures of one place. After a failure it gets no further call: each may take the whole timeout. */
async function removeEach(
  removal: Removal,
  hashes: readonly string[],
  deadline = Infinity,
): Promise<Outcome> {
  const limit = pLimit(AT_ONCE);
  const errors: unknown[] = [];
  let removed = 0;
  const remove = async (hash: string) => {
    if (errors.length > 0 || performance.now() > deadline) return;
    try {
      if (await removeOne(removal, hash)) removed += 1;
    } catch (error) {
      errors.push(error);
    }
  };
  await Promise.all(hashes.map((hash) => limit(() => remove(hash))));
  return { removed, errors: errors.slice(0, 1) };
}

/** No transaction is open while the place works, because the place may be slow. */
async function removeOne({ database, places, now }: Removal, hash: string): Promise<boolean> {
  const leaves = await database
    .transaction()
    .execute((transaction) => placesToLeave(transaction, { hash, now }));
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
