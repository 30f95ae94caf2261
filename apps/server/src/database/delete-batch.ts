import { sql } from 'kysely';
import type { Database } from './open-database';

/** Few enough for the time that a statement may take, also on a slow disk. */
export const BATCH = 5000;

/** Deletes some of the rows whose time is over, and says how many. */
export async function deleteBatch(
  database: Database,
  column: 'remembered_answer.answered_at' | 'refresh_token.expires_at' | 'link_token.expires_at',
  before: Date,
): Promise<number> {
  const table = sql.table(column.replace(/\..*/, ''));
  const { rows } = await sql`delete from ${table} where ctid = any(array(
    select ctid from ${table} where ${sql.ref(column)} < ${before} limit ${BATCH})) returning 1`.execute(
    database,
  );
  return rows.length;
}
