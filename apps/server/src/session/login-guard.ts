import { type RawBuilder, sql } from 'kysely';
import { TooOften } from '../base/errors';
import type { Audit } from '../audit/audit';
import type { Database } from '../database/open-database';
import type { GuessLimits } from '../limit/limits';
import { createLockTeller } from './lock-teller';
import { hashOf } from './secret';

export interface LoginAttempt {
  readonly applicationId: string;
  readonly username: string;
  /** The IP address of the attempt. */
  readonly address: string;
  /** The id of a device that has logged in to this account before; null for all others. */
  readonly device: string | null;
}

/**
 * Prevents guessing of passwords: answers 429 after too many wrong ones. Only an attempt whose password
 * is compared counts. Links and refresh tokens are not counted, because 256 bits cannot be guessed and
 * a whole office, whose sessions may have ended, can share one address.
 */
export interface LoginGuard {
  /** Counts the attempt as failed, until `passed` removes the count. */
  begin(attempt: LoginAttempt): Promise<void>;
  passed(attempt: LoginAttempt): Promise<void>;
}

export function createLoginGuard({
  database,
  limits,
  clock,
  audit,
}: {
  readonly database: Database;
  readonly limits: GuessLimits;
  readonly clock: () => Date;
  readonly audit: Audit;
}): LoginGuard {
  const tellLock = createLockTeller(database, clock, audit);
  return {
    // If one of the counts refuses, the transaction takes the others back. Unknown usernames are
    // counted like known ones, or the lock would reveal which exist.
    begin: async (attempt) => {
      try {
        await database.transaction().execute(async (transaction) => {
          await countLoginFailure(transaction, subjectOf(attempt), clock());
          // The guesses of strangers must not slow the owner, and he has his own lock.
          if (attempt.device !== null) return;
          await limits.count(transaction, 'login-username', nameOf(attempt));
          await limits.count(transaction, 'login-address', attempt.address);
        });
      } catch (error) {
        if (error instanceof TooOften) await tellLock(attempt, error);
        throw error;
      }
    },
    passed: (attempt) => {
      const givenBack =
        attempt.device === null
          ? [
              limits.givingBack('login-username', nameOf(attempt)),
              limits.givingBack('login-address', attempt.address),
            ]
          : [];
      return clearLoginFailures(database, subjectOf(attempt), givenBack);
    },
  };
}

function nameOf({ applicationId, username }: LoginAttempt): string {
  return JSON.stringify([applicationId, username]);
}

function subjectOf(attempt: LoginAttempt): string {
  const { address, device } = attempt;
  const from = device === null ? address : `device ${device}`;
  return hashOf(JSON.stringify([nameOf(attempt), from]));
}

/** Ten failures in a row are free; then the lock lasts one minute, two, four … up to 15. */
const FREE_FAILURES = 10;
const FIRST_LOCK_SECONDS = 60;
const LONGEST_LOCK_SECONDS = 900;

const IN_A_ROW = 'login-in-a-row';

/**
 * The counts of guesses need not be on the disk before the call goes on: a crash of the database loses
 * those of the last half second. Ends with the transaction.
 */
const UNFLUSHED = sql`set_config('synchronous_commit', 'off', true)`.as('unflushed');

/**
 * Counts a login as failed before its password is compared, so a thousand simultaneous attempts cost
 * ten comparisons. During a lock no password is compared, so the right one waits as well.
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
        // Clocks of servers differ and calls overtake each other, so only a lock refuses, never the time of the last attempt.
        .where((eb) =>
          eb.or([
            eb('login_failure.in_a_row', '<', FREE_FAILURES),
            eb('login_failure.locked_until', '<=', now),
          ]),
        ),
    )
    .returning(['in_a_row', UNFLUSHED])
    .executeTakeFirst();
  if (counted === undefined) throw new TooOften(await timeLeft(database, subject, now), IN_A_ROW);
}

async function timeLeft(database: Database, subject: string, now: Date): Promise<number> {
  const row = await database
    .selectFrom('login_failure')
    .select('locked_until')
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row === undefined ? 0 : row.locked_until.getTime() - now.getTime();
}

/**
 * One statement, because every login waits for it. `besides` are other changes of the same moment. Each
 * waits for the one before it, so that rows are locked in the order of `begin`: in another order, two
 * logins of one account would wait for each other.
 */
async function clearLoginFailures(
  database: Database,
  subject: string,
  besides: readonly RawBuilder<unknown>[],
): Promise<void> {
  const steps = besides.map((change, at) => {
    const before = sql.id(`step_${at}`);
    const after = sql`(select count(*) from ${before}) >= 0`;
    return sql`, ${sql.id(`step_${at + 1}`)} as (${change} and ${after} returning 1)`;
  });
  await sql`with step_0 as (delete from login_failure where subject = ${subject} returning 1)
    ${sql.join(steps, sql` `)} select ${UNFLUSHED}`.execute(database);
}
