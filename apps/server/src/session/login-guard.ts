import { sql } from 'kysely';
import { TooOften } from '../base/errors';
import type { Audit } from '../audit/audit';
import type { Database } from '../database/open-database';
import { countGuess, giveGuessBack, type GuessLimits, type GuessLock } from '../limit/guess-limits';
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
  guesses,
  clock,
  audit,
}: {
  readonly database: Database;
  readonly guesses: GuessLimits;
  readonly clock: () => Date;
  readonly audit: Audit;
}): LoginGuard {
  const tellLock = createLockTeller(database, clock, audit);
  const inARowOf = (attempt: LoginAttempt) =>
    createInARow(database, { subject: subjectOf(attempt), now: clock() });
  // The guesses of strangers must not slow the owner, and he has his own lock. The address comes
  // first: whoever has used it up must not take from a name, not even for a moment.
  const limitsOf = (attempt: LoginAttempt) =>
    attempt.device === null
      ? [
          guesses.countOf('login-address', attempt.address),
          guesses.countOf('login-username', nameOf(attempt)),
        ]
      : [];
  return {
    // Unknown usernames are counted like known ones, or the lock would reveal which exist.
    begin: async (attempt) => {
      const refusing = await countGuess(database, limitsOf(attempt), inARowOf(attempt));
      if (refusing === null) return;
      const refusal = await refusing.refusal();
      await tellLock(attempt, refusal);
      throw refusal;
    },
    passed: (attempt) => giveGuessBack(database, [...limitsOf(attempt), inARowOf(attempt)]),
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

/** Clocks of servers differ and calls overtake each other, so only a lock refuses, never the time of the last attempt. */
const isLocked = (now: Date) =>
  sql`login_failure.in_a_row >= ${FREE_FAILURES}::int and login_failure.locked_until > ${now}::timestamptz`;

/**
 * Counts a login as failed before its password is compared, so a thousand simultaneous attempts cost
 * ten comparisons. During a lock no password is compared, so the right one waits as well.
 */
function createInARow(
  database: Database,
  { subject, now }: { readonly subject: string; readonly now: Date },
): GuessLock {
  const inARow = sql`login_failure.in_a_row + 1`;
  const doublings = sql`least(greatest(${inARow} - ${FREE_FAILURES}::int, 0), 10)`;
  const seconds = sql`least(${FIRST_LOCK_SECONDS}::int * power(2, ${doublings}), ${LONGEST_LOCK_SECONDS}::int)`;
  return {
    isOpen: sql`not exists (select from login_failure where subject = ${subject} and ${isLocked(now)})`,
    counting: (condition) => sql`
      insert into login_failure (subject, in_a_row, locked_until)
      select ${subject}, 1, ${now}::timestamptz where ${condition}
      on conflict (subject) do update set in_a_row = ${inARow},
        locked_until = case when ${inARow} < ${FREE_FAILURES}::int then ${now}::timestamptz
          else ${now}::timestamptz + make_interval(secs => ${seconds}) end
        where not (${isLocked(now)})
      returning 1`,
    // Once the right password is known, all failures before it are forgotten.
    givingBack: (condition) =>
      sql`delete from login_failure where subject = ${subject} and ${condition} returning 1`,
    refusal: async () => new TooOften(await timeLeft(database, subject, now), IN_A_ROW),
  };
}

async function timeLeft(database: Database, subject: string, now: Date): Promise<number> {
  const row = await database
    .selectFrom('login_failure')
    .select('locked_until')
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row === undefined ? 0 : row.locked_until.getTime() - now.getTime();
}
