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

/** A reading that may be stored, and what it will be answered. */
export interface JudgedReading<Reading> {
  readonly answer: RememberedAnswer;
  readonly photos: readonly Photo[];
  readonly reading: Reading;
}

/** The key that one reading is sent with; it belongs to an account, or to all readings without one. */
export interface ReadingKey {
  readonly owner: string;
  readonly key: string;
  readonly now: Date;
}

/**
 * One key, one reading; whoever repeats the key gets the first answer again. What throws is forgotten:
 * only a 2xx is kept.
 */
export type AnswerOnce<Reading> = (
  to: ReadingKey,
  judge: () => Promise<JudgedReading<Reading>>,
) => Promise<RememberedAnswer>;

/**
 * `storing` are data-modifying parts of a `with`. They store what they find in `new`: one row for each
 * reading that came with a new key, with all there is to store in its column `reading`. So readings and
 * answers are stored by one statement, there is never one without the other, and a repeat that overtakes
 * the first waits for it.
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
      // What was taken in time stays taken, also when its window has closed since.
      const remembered = error instanceof ApiError ? await rememberedAnswer(database, to) : null;
      if (remembered === null) throw error;
      return remembered;
    }
    const remembered = await rememberedAnswer(database, to);
    if (remembered === null) throw new Error('A key was taken and has no answer.');
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
  // Each once and in one order, or two readings that show the same could wait for each other.
  const photos = new Map(reading.photos.map((photo) => [photo.hash, photo]));
  for (const [, photo] of [...photos].sort(([one], [other]) => (one < other ? -1 : 1))) {
    await storePhoto(transaction, photoPlaces, photo);
  }
  const [isNew = false] = await store(transaction, storing, [reading]);
  return isNew;
}

/** Which of them were new, in their order. */
async function store<Reading>(
  database: Database,
  storing: RawBuilder<unknown>,
  readings: readonly KeyedReading<Reading>[],
): Promise<readonly boolean[]> {
  const first = new Map<string, KeyedReading<Reading>>();
  for (const one of readings) if (!first.has(nameOf(one))) first.set(nameOf(one), one);
  const given = [...first.values()].map(({ owner, key, now, answer, reading }) => ({
    owner,
    key,
    ...answer,
    answered_at: now,
    reading,
  }));
  // In one order, or two servers could wait for each other.
  const { rows } = await sql<Pick<ReadingKey, 'owner' | 'key'>>`
    with given as materialized (
      select * from json_to_recordset(${JSON.stringify(given)}::json) as given (owner text, key text,
        status integer, body text, answered_at timestamptz, reading json)
    ), first as (
      insert into remembered_answer (owner, key, status, body, answered_at)
      select owner, key, status, body, answered_at from given order by owner, key
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
  { owner, key }: ReadingKey,
): Promise<RememberedAnswer | null> {
  const row = await database
    .selectFrom('remembered_answer')
    .select(['status', 'body'])
    .where('owner', '=', owner)
    .where('key', '=', key)
    .executeTakeFirst();
  return row ?? null;
}
