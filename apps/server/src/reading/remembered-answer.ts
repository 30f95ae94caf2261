import { type RawBuilder, sql } from 'kysely';
import { ApiError } from '../app/errors';
import type { Database } from '../database/open-database';
import { keepPhoto } from '../photo/keep-photo';
import type { Photo } from '../photo/photo';

export interface RememberedAnswer {
  readonly status: number;
  readonly body: string;
}

/** A reading that may be stored. */
export interface JudgedReading {
  readonly answer: RememberedAnswer;
  readonly photos: readonly Photo[];
  /** Data-modifying parts of a `with`; each stores only `where exists (select from first)`. */
  readonly storing: RawBuilder<unknown>;
}

/** The key that one reading is sent with; it belongs to an account, or to all readings without one. */
export interface ReadingKey {
  readonly owner: string;
  readonly key: string | null;
  readonly now: Date;
}

/**
 * One key, one reading; whoever repeats the key gets the first answer again. Reading and answer are
 * stored by one statement, so there is never one without the other, and a repeat that overtakes the
 * first waits for it. What throws is forgotten: only a 2xx is kept.
 */
export async function answerOnce(
  database: Database,
  to: ReadingKey,
  judge: () => Promise<JudgedReading>,
): Promise<RememberedAnswer> {
  try {
    const reading = await judge();
    if (await isStored(database, to, reading)) return reading.answer;
  } catch (error) {
    // What was taken in time stays taken, also when its window has closed since.
    const remembered = error instanceof ApiError ? await rememberedAnswer(database, to) : null;
    if (remembered === null) throw error;
    return remembered;
  }
  const remembered = await rememberedAnswer(database, to);
  if (remembered === null) throw new Error('A key was taken and has no answer.');
  return remembered;
}

async function isStored(
  database: Database,
  { owner, key, now }: ReadingKey,
  { answer: { status, body }, photos, storing }: JudgedReading,
): Promise<boolean> {
  const first =
    key === null
      ? sql`select 1`
      : sql`insert into remembered_answer (owner, key, status, body, answered_at)
          values (${owner}, ${key}, ${status}, ${body}, ${now}) on conflict do nothing returning 1`;
  const store = async (place: Database) => {
    for (const photo of photos) await keepPhoto(place, photo);
    const { rows } = await sql`with first as (${first}), ${storing} select 1 from first`.execute(
      place,
    );
    return rows.length > 0;
  };
  return photos.length === 0 ? store(database) : database.transaction().execute(store);
}

async function rememberedAnswer(
  database: Database,
  { owner, key }: ReadingKey,
): Promise<RememberedAnswer | null> {
  if (key === null) return null;
  const row = await database
    .selectFrom('remembered_answer')
    .select(['status', 'body'])
    .where('owner', '=', owner)
    .where('key', '=', key)
    .executeTakeFirst();
  return row ?? null;
}
