import type { FastifyBaseLogger } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import { ApiError } from '../base/errors';
import type { Database } from '../database/open-database';
import { batchCalls, PATIENCE_MS } from '../database/batch-calls';
import { KEEPS_PLAN } from '../database/kept-plans';
import type { Photo } from '../photo/photo';
import type { PhotoPlaces } from '../photo/photo-places';
import { putPhotos, storeWithPhotos } from '../photo/stored-photo';
import { BrokenRule } from '../base/broken-rule';
import { type SentReading, storeRefusal } from './refused-reading';

/** A valid reading and its answer. */
export interface JudgedReading<Reading> {
  /** The id of the reading; if it has several values, the id of the first one. */
  readonly id: string;
  readonly answer: string;
  readonly photos: readonly Photo[];
  readonly reading: Reading;
}

/** The key of a reading and its owner: an account, or all readings without a login together. */
export interface ReadingKey {
  readonly owner: string;
  readonly key: string;
  /** The `contentHash` of the call. */
  readonly content: string;
  readonly now: Date;
  /** What stays if a rule refuses the reading. A reading without a login leaves nothing (D301). */
  readonly sent?: SentReading;
}

export interface StoredReading {
  readonly id: string;
  /** Null for a repeat: the caller makes the answer anew, because a kept one would hold names. */
  readonly answer: string | null;
}

/**
 * Stores one reading per key. A repeat of the key finds the first reading; another reading under the
 * same key is refused, because the first answer would say that it is stored. A refused reading leaves
 * its key free.
 */
export type AnswerOnce<Reading> = (
  to: ReadingKey,
  judge: () => Promise<JudgedReading<Reading>>,
) => Promise<StoredReading>;

/**
 * `storing` is the data-modifying part of a `with`. It stores the rows of `new`: one row for each
 * reading with a new key, whose column `reading` holds all data. So one statement stores readings and
 * keys, neither exists without the other, and a repeat that overtakes the first call waits for it.
 */
export function createAnswers<Reading>(
  {
    database,
    photoPlaces,
    log,
  }: {
    readonly database: Database;
    readonly photoPlaces: PhotoPlaces;
    readonly log: Pick<FastifyBaseLogger, 'warn'>;
  },
  storing: RawBuilder<unknown>,
): AnswerOnce<Reading> {
  const storeInBatch = batchCalls(
    (readings: readonly KeyedReading<Reading>[]) => store(database, storing, readings, LOCK_MS),
    (readings) => store(database, storing, readings, PATIENCE_MS),
  );
  const isStored = async (reading: KeyedReading<Reading>): Promise<boolean> => {
    if (reading.photos.length === 0) return storeInBatch(reading);
    const photos = eachOnce(reading.photos);
    await putPhotos(database, photoPlaces, photos);
    return database.transaction().execute((transaction) =>
      storeWithPhotos(transaction, photoPlaces, photos, async () => {
        const [isNew = false] = await store(transaction, storing, [reading]);
        return isNew;
      }),
    );
  };
  /** The sender learns the reason in any case. */
  const keepRefusal = async ({ owner, key, sent, now }: ReadingKey, { problems }: BrokenRule) => {
    if (sent === undefined) return;
    try {
      await storeRefusal(database, { accountId: owner, key, sent, problems, channel: null, now });
    } catch (error) {
      log.warn({ err: error }, 'A refusal was not stored.');
    }
  };
  return async (to, judge) => {
    try {
      const judged = await judge();
      if (await isStored({ ...to, ...judged })) return { id: judged.id, answer: judged.answer };
    } catch (error) {
      // A reading that was stored in time stays valid, even if its window has closed since.
      const first = error instanceof ApiError ? await firstReading(database, to) : null;
      if (first !== null) return first;
      if (error instanceof BrokenRule) await keepRefusal(to, error);
      throw error;
    }
    const first = await firstReading(database, to);
    if (first === null) throw new Error('A stored key has no reading.');
    return first;
  };
}

/** So long a statement for many callers waits for a row that another transaction holds, such as an import. */
const LOCK_MS = 300;

interface KeyedReading<Reading> extends ReadingKey, JudgedReading<Reading> {}

/** Each photo once, in the order of the hashes. */
function eachOnce(photos: readonly Photo[]): readonly Photo[] {
  const byHash = new Map(photos.map((photo) => [photo.hash, photo]));
  return [...byHash].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, photo]) => photo);
}

/** Tells for each reading whether it was new. */
async function store<Reading>(
  database: Database,
  storing: RawBuilder<unknown>,
  readings: readonly KeyedReading<Reading>[],
  lockMs = 0,
): Promise<readonly boolean[]> {
  const first = new Map<string, KeyedReading<Reading>>();
  for (const one of readings) if (!first.has(nameOf(one))) first.set(nameOf(one), one);
  const given = [...first.values()].map(({ owner, key, content, id, reading }) => ({
    owner,
    key,
    content,
    reading_id: id,
    reading,
  }));
  // In a fixed order, or two servers could deadlock. A key of an earlier week is in another partition,
  // where the primary key does not find it, and an earlier version has a table of its own. `offset 0`
  // looks each key up by the index. Otherwise a plan that is made while a week is empty, and kept, would
  // read the whole week for each statement until PostgreSQL has counted the week's rows.
  const { rows } = await sql<Pick<ReadingKey, 'owner' | 'key'>>`
    with ${KEEPS_PLAN} given as materialized (
      select given.* from set_config('lock_timeout', ${String(lockMs)}, true),
        json_to_recordset(${JSON.stringify(given)}::json) as given (owner text, key text,
          content text, reading_id text, reading json)
    ), first as (
      insert into remembered_key (owner, key, content, reading_id)
      select owner, key, content, reading_id from given
      where not exists (select from remembered_key known
          where known.owner = given.owner and known.key = given.key offset 0)
        and not exists (select from remembered_answer known
          where known.owner = given.owner and known.key = given.key offset 0)
      order by owner, key
      on conflict do nothing
      returning owner, key
    ), new as (
      select given.reading from given join first using (owner, key)
    ), ${storing}
    select owner, key from first`.execute(database);
  const stored = new Set(rows.map(nameOf));
  return readings.map((one) => stored.has(nameOf(one)) && first.get(nameOf(one)) === one);
}

function nameOf({ owner, key }: Pick<ReadingKey, 'owner' | 'key'>): string {
  return JSON.stringify([owner, key]);
}

async function firstReading(
  database: Database,
  { owner, key, content }: ReadingKey,
): Promise<StoredReading | null> {
  // An earlier version kept the answer; to a reading without a login, this was the id of the reading.
  const { rows } = await sql<{ content: string | null; id: string }>`
    select content, reading_id as id from remembered_key where owner = ${owner} and key = ${key}
    union all
    select content, body from remembered_answer where owner = ${owner} and key = ${key}`.execute(
    database,
  );
  const [row] = rows;
  if (row === undefined) return null;
  if (row.content !== null && row.content !== content) {
    throw new ApiError(422, [
      { field: 'Idempotency-Key', message: 'This key belongs to another reading' },
    ]);
  }
  return { id: row.id, answer: null };
}
