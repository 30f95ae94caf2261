import { sql } from 'kysely';
import type { Database } from '../database/open-database';

export interface RememberedAnswer {
  readonly status: number;
  readonly body: string;
}

/**
 * One key, one reading; the key belongs to an account, or to all readings without one. The first call
 * stores the answer in the same transaction as the reading, so there is never one without the other;
 * whoever repeats the key gets that answer again. A repeat that overtakes the first waits for it. What
 * throws is rolled back and forgotten: only a 2xx is kept.
 */
export async function answerOnce(
  database: Database,
  { owner, key, now }: { readonly owner: string; readonly key: string | null; readonly now: Date },
  answer: (transaction: Database) => Promise<RememberedAnswer>,
): Promise<RememberedAnswer> {
  return database.transaction().execute(async (transaction) => {
    if (key === null) return answer(transaction);
    // Keys of two owners may meet in one number: they then take turns, which harms nobody.
    const lock = JSON.stringify([owner, key]);
    await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 1))`.execute(transaction);
    const remembered = await transaction
      .selectFrom('remembered_answer')
      .select(['status', 'body'])
      .where('owner', '=', owner)
      .where('key', '=', key)
      .executeTakeFirst();
    if (remembered !== undefined) return remembered;
    const { status, body } = await answer(transaction);
    await transaction
      .insertInto('remembered_answer')
      .values({ owner, key, status, body, answered_at: now })
      .execute();
    return { status, body };
  });
}
