import { sql } from 'kysely';
import type { Database } from '../database/open-database';

/**
 * Deletes all rows but those of the migrations. `truncate` makes new files for each table and index,
 * which takes the embedded database ten times as long as to delete a few rows. The keys between
 * tables are checked at the end of a statement, so one statement empties all of them in any order.
 */
export async function emptyTables(database: Database): Promise<void> {
  await sql`do $$ begin
    execute (
      select 'with ' || string_agg(format('"%s" as (delete from %s)', oid, oid::regclass), ', ') || ' select'
      from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migration'
    );
  end $$`.execute(database);
}
