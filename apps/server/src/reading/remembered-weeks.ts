import { sql } from 'kysely';
import type { Database } from '../database/open-database';

const DAY_MS = 24 * 3_600_000;
const WEEK_DAYS = 7;
/** Readings wait for these locks, so the attempt is short. The next round of housekeeping repeats it. */
const LOCK_PATIENCE_MS = 300;
const PREFIX = 'remembered_key_';

/**
 * Begins a new partition of keys every week and drops those whose keys are all older than `keptDays`.
 *
 * The week of a key does not come from the clock of the server that stores it. It is the default of
 * the column, and changing it waits for all readings that are being stored. So at any time all servers
 * write to the same partition, whose primary key finds simultaneous repeats, and the keys in all other
 * partitions are committed, so that a query finds them.
 */
export async function renewKeyWeeks(
  transaction: Database,
  now: Date,
  keptDays: number,
): Promise<number> {
  const weeks = await weeksOf(transaction);
  const today = now.toISOString().slice(0, 10);
  const isOver = daysSince(weeks.at(-1) ?? today, now) >= WEEK_DAYS;
  // The keys of a week are older than the day on which the next week began.
  const gone = weeks.filter((_, index) => {
    const next = weeks[index + 1];
    return next !== undefined && daysSince(next, now) > keptDays;
  });
  if (!isOver && gone.length === 0) return 0;
  await sql`set local lock_timeout = ${sql.lit(LOCK_PATIENCE_MS)}`.execute(transaction);
  if (isOver) {
    await sql`create table ${tableOf(today)} partition of remembered_key
      for values in (${sql.lit(today)})`.execute(transaction);
    await sql`alter table remembered_key alter column week set default ${sql.lit(today)}`.execute(
      transaction,
    );
  }
  for (const week of gone) await sql`drop table ${tableOf(week)}`.execute(transaction);
  return gone.length;
}

/** The first days of the weeks, the earliest first. */
async function weeksOf(database: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'remembered_key'::regclass order by relname`.execute(database);
  return rows.map(({ name }) =>
    name.slice(PREFIX.length).replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3'),
  );
}

function daysSince(day: string, now: Date): number {
  return Math.floor((now.getTime() - Date.parse(day)) / DAY_MS);
}

function tableOf(week: string) {
  return sql.table(`${PREFIX}${week.replaceAll('-', '')}`);
}
