import { sql } from 'kysely';
import { TooOften } from '../base/errors';
import type { Database } from '../database/open-database';
import { batchCalls } from '../database/batch-calls';
import { hashOf } from '../session/secret';
import { LIMIT_RULES, type LimitChanges, type LimitName } from './limit-rules';

/**
 * Limits how often a caller may do something. The counts are in the database, because several
 * servers share it. A window begins with the first call and is one row. Simultaneous calls are
 * counted in one statement.
 */
export interface Limits {
  /** Counts one call. If it exceeds the limit, the answer is 429 with the seconds left. */
  count(name: LimitName, subject: string): Promise<void>;
  /** Takes back one call that was counted in advance and should not count. */
  giveBack(name: LimitName, subject: string): Promise<void>;
}

export interface LimitParts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly changes: LimitChanges;
}

interface Counting {
  readonly name: LimitName;
  readonly subject: string;
}

interface Counted {
  readonly count: number;
  readonly endsAt: Date;
}

export function createLimits({ database, clock, changes }: LimitParts): Limits {
  const countInBatch = batchCalls((callings: readonly Counting[]) =>
    countAll(database, callings, clock()),
  );
  return {
    count: async (name, subject) => {
      // The subject is stored as a hash, so that nobody can read addresses or mistyped names.
      const { count, endsAt } = await countInBatch({ name, subject: hashOf(subject) });
      if (count <= (changes[name] ?? LIMIT_RULES[name].most)) return;
      throw new TooOften(endsAt.getTime() - clock().getTime());
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

/** Each call gets the count before it plus itself. Several calls may have the same subject. */
async function countAll(
  database: Database,
  countings: readonly Counting[],
  now: Date,
): Promise<readonly Counted[]> {
  const sums = new Map<string, { readonly counting: Counting; more: number }>();
  for (const counting of countings) {
    const sum = sums.get(keyOf(counting)) ?? { counting, more: 0 };
    sums.set(keyOf(counting), { counting, more: sum.more + 1 });
  }
  const added = await addUp(database, [...sums.values()], now);
  return countings.map((counting) => {
    const row = added.get(keyOf(counting));
    const sum = sums.get(keyOf(counting));
    if (row === undefined || sum === undefined) throw new Error('A call was not counted.');
    sum.more -= 1;
    return { count: row.count - sum.more, endsAt: row.ends_at };
  });
}

function keyOf({ name, subject }: { readonly name: string; readonly subject: string }): string {
  return `${name} ${subject}`;
}

async function addUp(
  database: Database,
  sums: readonly { readonly counting: Counting; readonly more: number }[],
  now: Date,
) {
  const rows = sums.map(({ counting: { name, subject }, more }) => ({
    name,
    subject,
    more,
    ends_at: new Date(now.getTime() + LIMIT_RULES[name].seconds * 1000),
  }));
  // The rows have a fixed order, or two servers could deadlock.
  const result = await sql<{ name: string; subject: string; count: number; ends_at: Date }>`
    insert into rate_limit (name, subject, count, ends_at)
    select name, subject, more, ends_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as counted (name text, subject text, more integer, ends_at timestamptz)
    order by name, subject
    on conflict (name, subject) do update set
      count = case when rate_limit.ends_at <= ${now}::timestamptz then 0
        else rate_limit.count end + excluded.count,
      ends_at = case when rate_limit.ends_at <= ${now}::timestamptz then excluded.ends_at
        else rate_limit.ends_at end
    returning name, subject, count, ends_at`.execute(database);
  return new Map(result.rows.map((row) => [keyOf(row), row]));
}

/**
 * Deletes expired windows. It skips a window that a call is renewing at this moment and does not
 * wait for it.
 */
export async function deleteExpiredLimits(database: Database, now: Date): Promise<void> {
  await sql`delete from rate_limit where (name, subject) in (
    select name, subject from rate_limit where ends_at <= ${now} for update skip locked)`.execute(
    database,
  );
}
