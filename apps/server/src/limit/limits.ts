import type { Database } from '../database/open-database';
import { hashOf } from '../session/secret';
import {
  afterTaking,
  believedFullAt,
  type BucketRule,
  latestFullAt,
  puttingBack,
  ruleOf,
  takeFrom,
  tooOften,
} from './buckets';
import type { LimitChanges, RouteLimitName } from './limit-rules';

/**
 * Limits how often a caller may do something. Several servers share the buckets in the database, but
 * do not write there for every call: a server counts in memory and tells a tenth of the limit at once.
 * So calls that keep well below their limit are never written. Limits below 20 are told call by call.
 */
export interface Limits {
  /** Takes one call out of the bucket. If it is empty, the answer is 429 with the seconds left. */
  count(name: RouteLimitName, subject: string): Promise<void>;
  /** Takes back one call that was counted in advance and should not count. */
  giveBack(name: RouteLimitName, subject: string): Promise<void>;
}

export interface LimitParts {
  readonly clock: () => Date;
  readonly changes: LimitChanges;
}

/** A bucket as this server knows it. */
interface KnownBucket {
  fullAt: number;
  /** Calls that the database does not know of yet. */
  untold: number;
}

/** Forgetting a bucket forgets less than a tenth of its limit. */
const MOST_KNOWN = 50_000;
const TOLD_AT_ONCE = 1 / 10;

export function createLimits(database: Database, { clock, changes }: LimitParts): Limits {
  const known = new Map<string, KnownBucket>();
  const bucketOf = (rule: BucketRule, subject: string, now: number) => {
    const key = `${rule.name} ${subject}`;
    const bucket = known.get(key) ?? { fullAt: now, untold: 0 };
    // A bucket that has filled up again has nothing to tell.
    if (believedFullAt(rule, bucket.fullAt, now) <= now)
      Object.assign(bucket, { fullAt: now, untold: 0 });
    // The buckets in the order of their last use.
    known.delete(key);
    for (const oldest of known.keys()) {
      if (known.size < MOST_KNOWN) break;
      known.delete(oldest);
    }
    known.set(key, bucket);
    return bucket;
  };
  return {
    count: async (name, subject) => {
      const rule = ruleOf(name, changes);
      const now = clock().getTime();
      const bucket = bucketOf(rule, subject, now);
      const after = afterTaking(rule, { fullAt: bucket.fullAt, calls: 1, now });
      if (after === null) throw tooOften(rule, bucket.fullAt, now);
      bucket.fullAt = after;
      bucket.untold += 1;
      if (bucket.untold >= portionOf(rule)) await tell(database, bucket, { rule, subject, now });
    },
    giveBack: async (name, subject) => {
      const rule = ruleOf(name, changes);
      const bucket = bucketOf(rule, subject, clock().getTime());
      bucket.fullAt -= rule.paceMs;
      if (portionOf(rule) > 1) bucket.untold -= 1;
      else await puttingBack({ rule, subject: hashOf(subject), calls: 1 }).execute(database);
    },
  };
}

function portionOf({ most }: BucketRule): number {
  return Math.max(1, Math.floor(most * TOLD_AT_ONCE));
}

/** Tells the database what this server has counted, and learns what the others have. */
async function tell(
  database: Database,
  bucket: KnownBucket,
  {
    rule,
    subject,
    now,
  }: { readonly rule: BucketRule; readonly subject: string; readonly now: number },
): Promise<void> {
  const calls = bucket.untold;
  bucket.untold = 0;
  // If this call is refused, the ones before it were admitted and have still to be told.
  const keepUntold = () => {
    bucket.untold += calls - 1;
  };
  const taking = { rule, subject: hashOf(subject), calls, now };
  const { isTaken, fullAt } = await takeFrom(database, taking).catch((error: unknown) => {
    keepUntold();
    bucket.fullAt -= rule.paceMs;
    throw error;
  });
  if (!isTaken) keepUntold();
  // Calls may have been counted during the statement. A server that is behind would not believe a later
  // time at its next call.
  const told = fullAt + bucket.untold * rule.paceMs;
  bucket.fullAt = Math.min(told, latestFullAt(rule, now));
  if (!isTaken) throw tooOften(rule, fullAt, now);
}
