import { type RawBuilder, sql } from 'kysely';
import { TooOften } from '../base/errors';
import { deleteBatch } from '../database/delete-batch';
import type { Database } from '../database/open-database';
import { LIMIT_RULES, type LimitChanges, type LimitName } from './limit-rules';

/** A limit with the operator's changes. */
export interface BucketRule {
  readonly name: LimitName;
  /** The time after which one call comes back. */
  readonly paceMs: number;
  /** The time after which an empty bucket is full. */
  readonly sizeMs: number;
  readonly most: number;
}

export function ruleOf(name: LimitName, changes: LimitChanges): BucketRule {
  const { most: byDefault, seconds } = LIMIT_RULES[name];
  const most = changes[name] ?? byDefault;
  const paceMs = (seconds * 1000) / Math.max(most, 1);
  return { name, most, paceMs, sizeMs: paceMs * most };
}

/** For differences that come from rounding. */
export const TOLERANCE_MS = 1;

/** So far the clocks of servers may differ. */
const OTHER_CLOCKS_MS = 60_000;

/** The latest time that a bucket can name: none takes longer to fill than its size. */
export function latestFullAt({ sizeMs }: BucketRule, now: number): number {
  return now + sizeMs + OTHER_CLOCKS_MS;
}

/**
 * A later time comes from a clock that ran ahead, and is not believed. The database says the same
 * (`believed_full_at`), and judges by its own clock too.
 */
export function believedFullAt(rule: BucketRule, fullAt: number, now: number): number {
  return fullAt > latestFullAt(rule, now) ? now : Math.max(fullAt, now);
}

/**
 * The bucket after it gave `calls`; null if it does not hold so many. All that a bucket needs is the
 * time at which it is full again.
 */
export function afterTaking(
  rule: BucketRule,
  { fullAt, calls, now }: { readonly fullAt: number; readonly calls: number; readonly now: number },
): number | null {
  const after = believedFullAt(rule, fullAt, now) + calls * rule.paceMs;
  return after <= now + rule.sizeMs + TOLERANCE_MS ? after : null;
}

/** The time until the next call comes back. */
export function tooOften(
  { name, paceMs, sizeMs }: BucketRule,
  fullAt: number,
  now: number,
): TooOften {
  return new TooOften(fullAt + paceMs - sizeMs - now, name);
}

interface Taking {
  readonly rule: BucketRule;
  /** A hash, so that nobody can read addresses or mistyped names. */
  readonly subject: string;
  readonly calls: number;
  readonly now: number;
}

/** Takes the calls out of the bucket that all servers share, or leaves it as it is. */
export async function takeFrom(
  database: Database,
  taking: Taking,
): Promise<{ readonly isTaken: boolean; readonly fullAt: number }> {
  const { rows } = await takingFrom(taking).execute(database);
  const [row] = rows;
  if (row !== undefined) return { isTaken: true, fullAt: row.full_at.getTime() };
  return { isTaken: false, fullAt: await fullAtOf(database, taking) };
}

/** The statement; it answers with a row if the bucket had enough. */
function takingFrom({ rule, subject, calls, now }: Taking): RawBuilder<{ readonly full_at: Date }> {
  const at = new Date(now);
  const taken = sql`make_interval(secs => ${(calls * rule.paceMs) / 1000}::float8)`;
  const seconds = (rule.sizeMs + TOLERANCE_MS) / 1000;
  const size = sql`make_interval(secs => ${seconds}::float8)`;
  const fullAt = sql`believed_full_at(bucket.full_at, ${at}::timestamptz, ${seconds}::float8) + ${taken}`;
  return sql`
    insert into limit_bucket as bucket (name, subject, full_at)
    select ${rule.name}, ${subject}, ${at}::timestamptz + ${taken}
      where ${taken} <= ${size}
    on conflict (name, subject) do update set full_at = ${fullAt}
      where ${fullAt} <= ${at}::timestamptz + ${size}
    returning full_at`;
}

export async function fullAtOf(
  database: Database,
  { rule, subject, now }: Pick<Taking, 'rule' | 'subject' | 'now'>,
): Promise<number> {
  const row = await database
    .selectFrom('limit_bucket')
    .select('full_at')
    .where('name', '=', rule.name)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.full_at.getTime() ?? now;
}

export function puttingBack({ rule, subject, calls }: Omit<Taking, 'now'>): RawBuilder<unknown> {
  return sql`update limit_bucket
    set full_at = full_at - make_interval(secs => ${(calls * rule.paceMs) / 1000}::float8)
    where name = ${rule.name} and subject = ${subject}`;
}

/** A full bucket needs no row. */
export function deleteExpiredLimits(database: Database, now: Date): Promise<number> {
  return deleteBatch(database, 'limit_bucket.full_at', new Date(now.getTime() + 1));
}

/** The table of the version before, which may still run beside this one. */
export function deleteEarlierLimits(database: Database, now: Date): Promise<number> {
  return deleteBatch(database, 'rate_limit.ends_at', new Date(now.getTime() + 1));
}
