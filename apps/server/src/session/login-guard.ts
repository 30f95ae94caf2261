import type { Database } from '../database/open-database';
import type { Limits } from '../limit/limits';
import { countInARow, forgetFailures } from './login-lock';
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
      await countInARow(database, subjectOf(attempt), clock());
    },
    passed: async (attempt) => {
      await forgetFailures(database, subjectOf(attempt));
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
