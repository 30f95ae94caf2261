import { sql } from 'kysely';
import { TooOften } from '../base/errors';
import type { Database } from '../database/open-database';

/** So many wrong ones in a row, then a minute of silence, two, four … a quarter of an hour. */
const FREE_FAILURES = 10;
const FIRST_LOCK_SECONDS = 60;
const LONGEST_LOCK_SECONDS = 900;

/** A row that nobody tries any more is forgotten after so long. */
const MEMORY_MS = 24 * 3_600_000;

/**
 * Counts a login as failed before its password is compared: of a thousand that come at once, ten are
 * compared. While it is locked nothing is compared at all, so the right password waits as well.
 */
export async function countInARow(database: Database, subject: string, now: Date): Promise<void> {
  const inARow = sql<number>`login_failure.in_a_row + 1`;
  const doublings = sql`least(greatest(${inARow} - ${FREE_FAILURES}::int, 0), 10)`;
  const seconds = sql`least(${FIRST_LOCK_SECONDS}::int * power(2, ${doublings}), ${LONGEST_LOCK_SECONDS}::int)`;
  const counted = await database
    .insertInto('login_failure')
    .values({ subject, in_a_row: 1, locked_until: now })
    .onConflict((conflict) =>
      conflict
        .column('subject')
        .doUpdateSet({
          in_a_row: inARow,
          locked_until: sql<Date>`case when ${inARow} < ${FREE_FAILURES}::int then ${now}::timestamptz
            else ${now}::timestamptz + make_interval(secs => ${seconds}) end`,
        })
        // Two clocks, or two calls that overtake each other: only a lock may refuse, not the last try's time.
        .where((eb) =>
          eb.or([
            eb('login_failure.in_a_row', '<', FREE_FAILURES),
            eb('login_failure.locked_until', '<=', now),
          ]),
        ),
    )
    .returning('in_a_row')
    .executeTakeFirst();
  if (counted === undefined) throw new TooOften(await timeLeft(database, subject, now));
}

async function timeLeft(database: Database, subject: string, now: Date): Promise<number> {
  const row = await database
    .selectFrom('login_failure')
    .select('locked_until')
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row === undefined ? 0 : row.locked_until.getTime() - now.getTime();
}

export async function forgetFailures(database: Database, subject: string): Promise<void> {
  await database.deleteFrom('login_failure').where('subject', '=', subject).execute();
}

export async function forgetOldFailures(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - MEMORY_MS);
  await database.deleteFrom('login_failure').where('locked_until', '<', before).execute();
}
