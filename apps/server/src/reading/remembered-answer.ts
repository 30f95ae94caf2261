import { type RawBuilder, sql } from 'kysely';
import { ApiError } from '../base/errors';
import type { Database } from '../database/open-database';
import { batchCalls } from '../database/batch-calls';
import { storePhoto } from '../photo/stored-photo';
import type { Photo } from '../photo/photo';
import type { PhotoPlaces } from '../photo/photo-places';

export interface RememberedAnswer {
  readonly status: number;
  readonly body: string;
}

/** A valid reading and its answer. */
export interface JudgedReading<Reading> {
  readonly answer: RememberedAnswer;
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
}

/**
 * Stores one reading per key. A repeat of the key gets the first answer again; another reading under
 * the same key is refused, because the first answer would say that it is stored. Errors are not
 * remembered; only a 2xx is.
 */
export type AnswerOnce<Reading> = (
  to: ReadingKey,
  judge: () => Promise<JudgedReading<Reading>>,
) => Promise<RememberedAnswer>;

/**
 * `storing` is the data-modifying part of a `with`. It stores the rows of `new`: one row for each
 * reading with a new key, whose column `reading` holds all data. So one statement stores readings and
 * answers, neither exists without the other, and a repeat that overtakes the first call waits for it.
 */
export function createAnswers<Reading>(
  { database, photoPlaces }: { readonly database: Database; readonly photoPlaces: PhotoPlaces },
  storing: RawBuilder<unknown>,
): AnswerOnce<Reading> {
  const storeInBatch = batchCalls((readings: readonly KeyedReading<Reading>[]) =>
    store(database, storing, readings),
  );
  const isStored = (reading: KeyedReading<Reading>) =>
    reading.photos.length === 0
      ? storeInBatch(reading)
      : database
          .transaction()
          .execute((transaction) => storePhotos(transaction, photoPlaces, storing, reading));
  return async (to, judge) => {
    try {
      const judged = await judge();
      if (await isStored({ ...to, ...judged })) return judged.answer;
    } catch (error) {
      // A reading that was stored in time stays valid, even if its window has closed since.
      const remembered = error instanceof ApiError ? await rememberedAnswer(database, to) : null;
      if (remembered === null) throw error;
      return remembered;
    }
    const remembered = await rememberedAnswer(database, to);
    if (remembered === null) throw new Error('A stored key has no answer.');
    return remembered;
  };
}

interface KeyedReading<Reading> extends ReadingKey, JudgedReading<Reading> {}

async function storePhotos<Reading>(
  transaction: Database,
  photoPlaces: PhotoPlaces,
  storing: RawBuilder<unknown>,
  reading: KeyedReading<Reading>,
): Promise<boolean> {
  // Each photo once and in a fixed order, or two readings with the same photos could deadlock.
  const photos = new Map(reading.photos.map((photo) => [photo.hash, photo]));
  for (const [, photo] of [...photos].sort(([one], [other]) => (one < other ? -1 : 1))) {
    await storePhoto(transaction, photoPlaces, photo);
  }
  const [isNew = false] = await store(transaction, storing, [reading]);
  return isNew;
}

/** Tells for each reading whether it was new. */
async function store<Reading>(
  database: Database,
  storing: RawBuilder<unknown>,
  readings: readonly KeyedReading<Reading>[],
): Promise<readonly boolean[]> {
  const first = new Map<string, KeyedReading<Reading>>();
  for (const one of readings) if (!first.has(nameOf(one))) first.set(nameOf(one), one);
  const given = [...first.values()].map(({ owner, key, content, now, answer, reading }) => ({
    owner,
    key,
    content,
    ...answer,
    answered_at: now,
    reading,
  }));
  // In a fixed order, or two servers could deadlock.
  const { rows } = await sql<Pick<ReadingKey, 'owner' | 'key'>>`
    with given as materialized (
      select * from json_to_recordset(${JSON.stringify(given)}::json) as given (owner text, key text,
        content text, status integer, body text, answered_at timestamptz, reading json)
    ), first as (
      insert into remembered_answer (owner, key, content, status, body, answered_at)
      select owner, key, content, status, body, answered_at from given order by owner, key
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

async function rememberedAnswer(
  database: Database,
  { owner, key, content }: ReadingKey,
): Promise<RememberedAnswer | null> {
  const row = await database
    .selectFrom('remembered_answer')
    .select(['status', 'body', 'content'])
    .where('owner', '=', owner)
    .where('key', '=', key)
    .executeTakeFirst();
  if (row === undefined) return null;
  if (row.content !== null && row.content !== content) {
    throw new ApiError(422, [
      { field: 'Idempotency-Key', message: 'This key belongs to another reading' },
    ]);
  }
  return { status: row.status, body: row.body };
}
