import { sql } from 'kysely';
import type { OperatorWorld } from '../command';

/**
 * Removes the traces of deleted rows from the files of the embedded database, which nobody else does:
 * rewrites all tables and removes the write-ahead log, in which the rows also stand. PostgreSQL does
 * this by itself in time, and its tables must not be locked beside a running server.
 */
export async function forgetDeletedRows({
  database,
  settings,
}: Pick<OperatorWorld, 'database' | 'settings'>): Promise<void> {
  if (settings.databaseUrl !== null) return;
  for (const statement of [
    sql`vacuum full`,
    // Otherwise the checkpoint keeps the old files of the log under new names, with their content.
    sql`set wal_recycle = off`,
    sql`select pg_switch_wal()`,
    sql`checkpoint`,
  ]) {
    await statement.execute(database);
  }
}
