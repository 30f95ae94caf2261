import { sql } from 'kysely';
import { TooOften } from '../app/errors';
import type { Database } from '../database/open-database';
import { hashOf } from '../session/secret';
import { LIMIT_RULES, type LimitChanges, type LimitName } from './limit-rules';

/**
 * How often somebody may do something, counted in the database because several servers share it. A
 * window begins with the first call and is one row; what counts is one statement per call.
 */
export interface Limits {
  /** One more; 429 with the seconds left when that is one too many. */
  count(name: LimitName, subject: string): Promise<void>;
  /** What was counted beforehand and turned out not to count. */
  giveBack(name: LimitName, subject: string): Promise<void>;
}

export interface LimitParts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly changes: LimitChanges;
}

export function createLimits({ database, clock, changes }: LimitParts): Limits {
  return {
    count: async (name, subject) => {
      const { most, seconds } = LIMIT_RULES[name];
      const now = clock();
      const ends = new Date(now.getTime() + seconds * 1000);
      const { count, ends_at: endsAt } = await database
        .insertInto('rate_limit')
        // A hash: neither addresses nor mistyped names are anybody's to read.
        .values({ name, subject: hashOf(subject), count: 1, ends_at: ends })
        .onConflict((conflict) =>
          conflict.columns(['name', 'subject']).doUpdateSet({
            count: sql<number>`case when rate_limit.ends_at <= ${now} then 1
              else rate_limit.count + 1 end`,
            ends_at: sql<Date>`case when rate_limit.ends_at <= ${now} then excluded.ends_at
              else rate_limit.ends_at end`,
          }),
        )
        .returning(['count', 'ends_at'])
        .executeTakeFirstOrThrow();
      if (count <= (changes[name] ?? most)) return;
      throw new TooOften(endsAt.getTime() - now.getTime());
    },
    giveBack: async (name, subject) => {
      await database
        .updateTable('rate_limit')
        .set({ count: sql<number>`greatest(count - 1, 0)` })
        .where('name', '=', name)
        .where('subject', '=', hashOf(subject))
        .execute();
    },
  };
}

/** Windows that are over; the next call would begin a new one anyway. */
export async function forgetOldLimits(database: Database, now: Date): Promise<void> {
  await database.deleteFrom('rate_limit').where('ends_at', '<=', now).execute();
}
