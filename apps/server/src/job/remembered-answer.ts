import { sql } from 'kysely';
import type { Database } from '../database/open-database';

export interface RememberedAnswer {
  readonly status: number;
  readonly body: string;
}

/**
 * One key, one reading. The first call stores the answer in the same transaction as the reading, so
 * there is never one without the other; whoever repeats the key gets that answer again. A repeat that
 * overtakes the first waits for it. What throws is rolled back and forgotten: only a 2xx is kept.
 */
export async function answerOnce(
  database: Database,
  {
    accountId,
    key,
    now,
  }: { readonly accountId: string; readonly key: string | null; readonly now: Date },
  answer: (transaction: Database) => Promise<RememberedAnswer>,
): Promise<RememberedAnswer> {
  return database.transaction().execute(async (transaction) => {
    if (key === null) return answer(transaction);
    // Keys of two accounts may meet in one number: they then take turns, which harms nobody.
    const lock = JSON.stringify([accountId, key]);
    await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 1))`.execute(transaction);
    const remembered = await transaction
      .selectFrom('remembered_answer')
      .select(['status', 'body'])
      .where('account_id', '=', accountId)
      .where('key', '=', key)
      .executeTakeFirst();
    if (remembered !== undefined) return remembered;
    const { status, body } = await answer(transaction);
    await transaction
      .insertInto('remembered_answer')
      .values({ account_id: accountId, key, status, body, answered_at: now })
      .execute();
    return { status, body };
  });
}
