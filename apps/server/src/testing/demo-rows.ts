import { sql } from 'kysely';
import { readFileSync, writeFileSync } from 'node:fs';
import { holdLock } from '../database/locks';
import type { Database } from '../database/open-database';

/** The tables of the demo, each after those that it refers to. */
const TABLES = ['account', 'job', 'rate_task', 'reading_event', 'reading_result'] as const;

/**
 * Keeps what a seeded demo has written. The commands that seed it take as long as many tests, so they
 * run once per run of the tests, and each database gets a copy of their rows.
 */
export async function keepDemoRows(database: Database): Promise<void> {
  const accounts = await database.selectFrom('account').select(['id', 'username']).execute();
  const tables = await Promise.all(TABLES.map((table) => rowsOf(database, table)));
  // Tests name an account without asking for its id, which is a random one.
  const text = accounts.reduce(
    (rows, { id, username }) => rows.replaceAll(id, username),
    tables.join('\n'),
  );
  writeFileSync(pathOfRows(), text);
}

/** Adds the kept rows, unless the demo is there already. */
export async function copyDemoRows(database: Database): Promise<void> {
  const rows = readFileSync(pathOfRows(), 'utf8').split('\n');
  await database.transaction().execute(async (transaction) => {
    await holdLock(transaction, 'demo');
    const known = transaction
      .selectFrom('account')
      .select('id')
      .where('username', '=', 'demo-kunde');
    if ((await known.execute()).length > 0) return;
    for (const [index, table] of TABLES.entries()) {
      await sql`insert into ${sql.table(table)}
        select * from jsonb_populate_recordset(null::${sql.table(table)}, ${rows[index]}::jsonb)`.execute(
        transaction,
      );
    }
  });
}

/** Beside the migrated database of this run. */
export function pathOfRows(): string {
  return `${process.env['ABLESBAR_MIGRATED_DATABASE']}-demo.json`;
}

/** One line of JSON. */
async function rowsOf(database: Database, table: string): Promise<string> {
  const { rows } = await sql<{ all: string }>`
    select jsonb_agg(to_jsonb(one))::text as all from ${sql.table(table)} one`.execute(database);
  return rows[0]?.all ?? '[]';
}
