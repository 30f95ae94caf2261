import { sql } from 'kysely';
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OperatorWorld } from '../operator/command';

/**
 * Everything that this machine keeps, in lower case: PostgreSQL as pg_dump writes it, or all files of
 * the embedded database with its write-ahead log, and the letters that became files.
 */
export async function dumpOf({
  database,
  settings,
}: Pick<OperatorWorld, 'database' | 'settings'>): Promise<string> {
  const { databaseUrl, dataDir, mail } = settings;
  const letters = textOf(mail.outbox);
  if (databaseUrl === null) {
    await sql`checkpoint`.execute(database);
    return textOf(dataDir) + letters;
  }
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(database);
  const schemas = rows.map(({ name }) => `--schema=${name}`);
  const url = new URL(databaseUrl);
  // It names the schema, in a spelling that pg_dump does not read.
  url.searchParams.delete('options');
  const dump = execFileSync('pg_dump', [...schemas, url.href], { maxBuffer: 1e9 });
  return dump.toString('latin1').toLowerCase() + letters;
}

function textOf(folder: string): string {
  if (!existsSync(folder)) return '';
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1').toLowerCase())
    .join('\n');
}

/** The columns with text, as 'table.column', and whether one of their rows contains the word. */
export async function columnsWith(
  { database }: Pick<OperatorWorld, 'database'>,
  word: string,
): Promise<ReadonlyMap<string, boolean>> {
  const { rows } = await sql<{ table: string; column: string }>`
    select relname as table, attname as column from pg_attribute
      join pg_class on pg_class.oid = attrelid
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
      and not relispartition and attnum > 0
      and atttypid in ('text'::regtype, 'jsonb'::regtype)`.execute(database);
  const found = new Map<string, boolean>();
  for (const { table, column } of rows) {
    const { rows: hits } = await sql`select from ${sql.table(table)}
      where ${sql.ref(column)}::text ilike ${`%${word}%`} limit 1`.execute(database);
    found.set(`${table}.${column}`, hits.length > 0);
  }
  return found;
}
