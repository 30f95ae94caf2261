import { sql } from 'kysely';
import type { Database } from '../../database/open-database';

/** Longer than it takes from a reading's arrival to its transaction, or to the statement that stores it. */
const SETTLED_MS = 60_000;

/**
 * Whatever arrived before is stored and can be seen, or never will be. A reading with photos is stored
 * when its last one has arrived where photos lie: those that are on their way hold the moment back.
 */
export async function settledUntil(database: Database, now: Date): Promise<Date> {
  const { rows } = await sql<{ openMs: number }>`
    select coalesce(max(extract(epoch from clock_timestamp() - xact_start)), 0)::float8 * 1000
      as "openMs"
    from pg_stat_activity join pg_locks using (pid)
    where datname = current_database() and mode <> 'AccessShareLock'
      and relation in ('photo'::regclass, 'reading_result'::regclass, 'unlisted_reading'::regclass,
        'anonymous_reading'::regclass)`.execute(database);
  return new Date(now.getTime() - SETTLED_MS - (rows[0]?.openMs ?? 0));
}
