import { type RawBuilder, sql } from 'kysely';
import type { TooOften } from '../base/errors';
import type { Database } from '../database/open-database';
import { hashOf } from '../session/secret';
import { type BucketRule, fullAtOf, ruleOf, TOLERANCE_MS, tooOften } from './buckets';
import type { LoginLimitName } from './limit-rules';
import type { LimitParts } from './limits';

/** A bucket that guesses are taken out of. */
export interface GuessLimit {
  readonly rule: BucketRule;
  readonly subject: string;
  refusal(): Promise<TooOften>;
}

/** What a guess is counted by. */
export interface Guess {
  readonly limits: readonly GuessLimit[];
  /** A hash of who guesses whose password, for the failures in a row. */
  readonly caller: string;
}

export interface GuessLimits {
  limitOf(name: LoginLimitName, subject: string): GuessLimit;
}

export function createGuessLimits(database: Database, { clock, changes }: LimitParts): GuessLimits {
  return {
    limitOf: (name, asked) => {
      const rule = ruleOf(name, changes);
      const now = clock().getTime();
      const subject = hashOf(asked);
      const refusal = async () =>
        tooOften(rule, await fullAtOf(database, { rule, subject, now }), now);
      return { rule, subject, refusal };
    },
  };
}

/** The limits as the functions in the database take them (migrations/2026-11-29-login-functions.ts). */
export function bucketsOf(limits: readonly GuessLimit[]): {
  readonly taken: RawBuilder<unknown>;
  readonly sizes: RawBuilder<unknown>;
} {
  const names = limits.map(({ rule }) => rule.name);
  const subjects = limits.map(({ subject }) => subject);
  const paces = limits.map(({ rule }) => rule.paceMs / 1000);
  const sizes = limits.map(({ rule }) => (rule.sizeMs + TOLERANCE_MS) / 1000);
  return {
    taken: sql`${names}::text[], ${subjects}::text[], ${paces}::float8[]`,
    sizes: sql`${sizes}::float8[]`,
  };
}
