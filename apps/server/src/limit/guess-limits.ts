import { type RawBuilder, sql } from 'kysely';
import type { TooOften } from '../base/errors';
import type { Database } from '../database/open-database';
import { hashOf } from '../session/secret';
import { fullAtOf, puttingBack, ruleOf, takingFrom, tooOften } from './buckets';
import type { LoginLimitName } from './limit-rules';
import type { LimitParts } from './limits';

/** Something that a guess is counted by. Its statements do nothing unless `condition` is true. */
export interface GuessCount {
  /** Answers with a row, or with none if it refuses the guess. */
  counting(condition: RawBuilder<unknown>): RawBuilder<unknown>;
  givingBack(condition: RawBuilder<unknown>): RawBuilder<unknown>;
  refusal(): Promise<TooOften>;
}

/** A count that can say beforehand whether it would refuse. */
export interface GuessLock extends GuessCount {
  readonly isOpen: RawBuilder<unknown>;
}

export interface GuessLimits {
  countOf(name: LoginLimitName, subject: string): GuessCount;
}

export function createGuessLimits(database: Database, { clock, changes }: LimitParts): GuessLimits {
  return {
    countOf: (name, subject) => {
      const rule = ruleOf(name, changes);
      const now = clock().getTime();
      const guess = { rule, subject: hashOf(subject), calls: 1, now };
      return {
        counting: (condition) => takingFrom(guess, condition),
        givingBack: (condition) => sql`${puttingBack(guess)} and ${condition} returning 1`,
        refusal: async () => tooOften(rule, await fullAtOf(database, guess), now),
      };
    },
  };
}

/**
 * Counts need not be on the disk before the call goes on: a crash of the database loses those of the
 * last half second. Ends with the statement.
 */
const UNFLUSHED = sql`set_config('synchronous_commit', 'off', true)`;
const step = (nth: number) => sql.id(`step_${nth}`);

/**
 * Counts a guess by all limits and then by the lock, in one statement, because every login waits for
 * it. Nothing is counted while the lock is closed. The first that refuses ends it and is returned, and
 * the guess is given back to those before it.
 */
export async function countGuess(
  database: Database,
  limits: readonly GuessCount[],
  lock: GuessLock,
): Promise<GuessCount | null> {
  const counts = [...limits, lock];
  const steps = counts.map(
    (one, nth) =>
      sql`, ${step(nth + 1)} as (${one.counting(sql`exists (select from ${step(nth)})`)})`,
  );
  const ends = [0, ...counts.keys()].map((_, nth) => sql`(select count(*) from ${step(nth)})`);
  const { rows } = await sql<{ readonly done: number }>`
    with step_0 as (select where ${lock.isOpen}) ${sql.join(steps, sql` `)}
    select (${sql.join(ends, sql` + `)})::int as done, ${UNFLUSHED} as unflushed`.execute(database);
  const done = rows[0]?.done ?? 0;
  if (done === 0) return lock;
  const refusing = counts[done - 1] ?? null;
  if (refusing !== null) await giveGuessBack(database, counts.slice(0, done - 1));
  return refusing;
}

/** In the order of `countGuess`: in another order, two logins of one account would wait for each other. */
export async function giveGuessBack(
  database: Database,
  counts: readonly GuessCount[],
): Promise<void> {
  if (counts.length === 0) return;
  const steps = counts.map(
    (one, nth) =>
      sql`, ${step(nth + 1)} as (${one.givingBack(sql`(select count(*) from ${step(nth)}) >= 0`)})`,
  );
  await sql`with step_0 as (select) ${sql.join(steps, sql` `)}
    select ${UNFLUSHED} as unflushed`.execute(database);
}
