import { sql } from 'kysely';
import type { Database } from './open-database';

/** Few enough for the time that a statement may take, also on a slow disk. */
export const BATCH = 5000;

/** The columns that say when a row's time is over. Each has an index. */
export type ExpiryColumn =
  | 'limit_bucket.full_at'
  | 'rate_limit.ends_at'
  | 'login_failure.locked_until'
  | 'refresh_token.expires_at'
  | 'link_token.expires_at'
  | 'unconfirmed_email.expires_at'
  | 'remembered_answer.answered_at'
  | 'refused_reading.refused_at';

/**
 * Deletes some of the rows whose time is over, and says how many. It does not wait for rows that a call
 * is changing at this moment.
 */
export async function deleteBatch(
  database: Database,
  column: ExpiryColumn,
  before: Date,
): Promise<number> {
  const table = sql.table(column.replace(/\..*/, ''));
  const { rows } = await sql`delete from ${table} where ctid = any(array(
    select ctid from ${table} where ${sql.ref(column)} < ${before}
    order by ${sql.ref(column)} limit ${BATCH} for update skip locked)) returning 1`.execute(
    database,
  );
  return rows.length;
}
