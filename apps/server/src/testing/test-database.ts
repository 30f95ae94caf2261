import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type Database, openDatabase, type OpenDatabase } from '../database/open-database';
import { makeDataDir } from './data-folder';

/** The same tests run on each of these; on PostgreSQL where TEST_DATABASE_URL names one. */
export const databaseKinds = ['embedded', ...(testDatabaseUrl() === null ? [] : ['PostgreSQL'])];

/** A database of its own for the file that asks; gone after close. */
export async function openTestDatabase(kind: string): Promise<OpenDatabase> {
  const url = testDatabaseUrl();
  return kind === 'PostgreSQL' && url !== null ? openSchema(url) : openFolder();
}

async function openFolder(): Promise<OpenDatabase> {
  const { path, remove } = makeDataDir();
  const { database, close } = await openDatabase({ databaseUrl: null, dataDir: path });
  return {
    database,
    close: async () => {
      await close();
      remove();
    },
  };
}

async function openSchema(server: string): Promise<OpenDatabase> {
  const schema = await makeSchema(server);
  const { database, close } = await openDatabase({ databaseUrl: schema.url, dataDir: '' });
  return { database, close: () => close().then(schema.drop) };
}

interface TestSchema {
  /** Its address as a DATABASE_URL. */
  readonly url: string;
  drop(): Promise<void>;
}

/** An empty place on PostgreSQL, for servers that migrate it themselves. */
export async function makeSchema(server: string): Promise<TestSchema> {
  const schema = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create schema ${schema}`);
  const own = new URL(server);
  own.searchParams.set('options', `-c search_path=${schema}`);
  return {
    url: own.href,
    drop: async () => {
      await admin.query(`drop schema ${schema} cascade`);
      await admin.end();
    },
  };
}

export function testDatabaseUrl(): string | null {
  return process.env['TEST_DATABASE_URL'] ?? null;
}

/** Comes back once somebody waits for a lock that this transaction holds. */
export async function waitUntilBlocked(transaction: Database): Promise<void> {
  const { rows } = await sql`select from pg_locks
    where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`.execute(transaction);
  if (rows.length === 0) await waitUntilBlocked(transaction);
}
