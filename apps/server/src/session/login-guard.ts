import { sql } from 'kysely';
import { TooOften } from '../base/errors';
import type { Audit } from '../audit/audit';
import { KEEPS_PLAN } from '../database/kept-plans';
import type { Database } from '../database/open-database';
import { bucketsOf, type Guess, type GuessLimits } from '../limit/guess-limits';
import { loginOf, type LoginRow, type StoredLogin } from './account';
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
  /** Counts the attempt as failed, until its session begins, and finds the account that it names. */
  begin(attempt: LoginAttempt): Promise<CountedAttempt>;
}

export interface CountedAttempt {
  readonly login: StoredLogin | null;
  /** For the beginning of the session, which takes the count back. */
  readonly guess: Guess;
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
  // The guesses of strangers must not slow the owner, and he has his own lock. The address comes
  // first: whoever has used it up must not take from a name, not even for a moment.
  const limitsOf = (attempt: LoginAttempt) =>
    attempt.device === null
      ? [
          guesses.limitOf('login-address', attempt.address),
          guesses.limitOf('login-username', nameOf(attempt)),
        ]
      : [];
  return {
    // Unknown usernames are counted like known ones, or the lock would reveal which exist.
    begin: async (attempt) => {
      const guess = { limits: limitsOf(attempt), caller: callerOf(attempt) };
      const now = clock();
      const { refusedBy, login } = await countGuess(database, guess, { ...attempt, now });
      if (refusedBy === 0) return { login, guess };
      const limit = guess.limits[refusedBy - 1];
      const refusal = await (limit?.refusal() ?? lockRefusal(database, guess, now));
      await tellLock(attempt, refusal);
      throw refusal;
    },
  };
}

function nameOf({ applicationId, username }: LoginAttempt): string {
  return JSON.stringify([applicationId, username]);
}

function callerOf(attempt: LoginAttempt): string {
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
 * Counts a login as failed before its password is compared, so a thousand simultaneous attempts cost
 * ten comparisons. During a lock no password is compared, so the right one waits as well. One call
 * counts and finds the account, because every login waits for it.
 */
async function countGuess(
  database: Database,
  { limits, caller }: Guess,
  { applicationId, username, now }: LoginAttempt & { readonly now: Date },
): Promise<{ readonly refusedBy: number; readonly login: StoredLogin | null }> {
  const { taken, sizes } = bucketsOf(limits);
  const { rows } = await sql<Counted & (LoginRow | { readonly id: null })>`
    select ${KEEPS_PLAN} refused_by, account.id, application_id, username, roles, password_hash
    from count_guess(${taken}, ${sizes}, ${caller}, ${FREE_FAILURES}, ${FIRST_LOCK_SECONDS},
      ${LONGEST_LOCK_SECONDS}, ${now}) as refused_by
    left join account on application_id = ${applicationId} and username = ${username}`.execute(
    database,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('A guess was not counted.');
  return { refusedBy: row.refused_by, login: row.id === null ? null : loginOf(row) };
}

interface Counted {
  /** 0: nothing refused the guess. */
  readonly refused_by: number;
}

async function lockRefusal(database: Database, { caller }: Guess, now: Date): Promise<TooOften> {
  const row = await database
    .selectFrom('login_failure')
    .select('locked_until')
    .where('subject', '=', caller)
    .executeTakeFirst();
  return new TooOften(row === undefined ? 0 : row.locked_until.getTime() - now.getTime(), IN_A_ROW);
}
