import { sql } from 'kysely';
import { TooOften } from '../base/errors';
import type { Database } from '../database/open-database';
import type { Limits } from '../limit/limits';
import { hashOf } from './secret';

export interface LoginAttempt {
  readonly applicationId: string;
  readonly username: string;
  /** Where it comes from. */
  readonly address: string;
}

/** Keeps passwords from being guessed: 429 instead of an answer to who was wrong too often. */
export interface LoginGuard {
  /** Counts as failed until `passed` says otherwise. */
  begin(attempt: LoginAttempt): Promise<void>;
  passed(attempt: LoginAttempt): Promise<void>;
  /**
   * For a card's or a refresh token that is none. A good one is never refused for the bad ones beside
   * it: 256 bit cannot be guessed, and a whole office may share one address.
   */
  tokenFailed(address: string): Promise<void>;
}

export function createLoginGuard({
  database,
  limits,
  clock,
}: {
  readonly database: Database;
  readonly limits: Limits;
  readonly clock: () => Date;
}): LoginGuard {
  return {
    begin: async (attempt) => {
      // Existing names and others are counted alike, or the lock would tell which ones exist.
      await limits.count('login-address', attempt.address);
      await limits.count('login-username', nameOf(attempt));
      await countLoginFailure(database, subjectOf(attempt), clock());
    },
    passed: async (attempt) => {
      await clearLoginFailures(database, subjectOf(attempt));
      await limits.giveBack('login-username', nameOf(attempt));
      await limits.giveBack('login-address', attempt.address);
    },
    tokenFailed: (address) => limits.count('login-address', address),
  };
}

function nameOf({ applicationId, username }: LoginAttempt): string {
  return JSON.stringify([applicationId, username]);
}

function subjectOf(attempt: LoginAttempt): string {
  return hashOf(JSON.stringify([nameOf(attempt), attempt.address]));
}

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
async function countLoginFailure(database: Database, subject: string, now: Date): Promise<void> {
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

async function clearLoginFailures(database: Database, subject: string): Promise<void> {
  await database.deleteFrom('login_failure').where('subject', '=', subject).execute();
}

export async function deleteExpiredLoginFailures(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - MEMORY_MS);
  await database.deleteFrom('login_failure').where('locked_until', '<', before).execute();
}
