import { sql } from 'kysely';
import type { Database } from '../database/open-database';

/**
 * Deletes all rows but those of the migrations. `truncate` makes new files for each table and index,
 * which takes the embedded database ten times as long as to delete a few rows.
 */
export async function emptyTables(database: Database): Promise<void> {
  await sql`do $$
    declare
      filled regclass;
    begin
      -- Without the checks of foreign keys, in any order.
      set local session_replication_role = replica;
      for filled in
        select oid from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migration'
      loop
        execute format('delete from %s', filled);
      end loop;
    end
  $$`.execute(database);
}
