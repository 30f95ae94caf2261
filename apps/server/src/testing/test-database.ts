import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type Database, openDatabase, type OpenDatabase } from '../database/open-database';
import { makeDataDir } from './data-folder';
import { makeMigratedCopy } from './migrated-template';
import { refuseSecondConnections } from './refuse-second-connections';

/** The databases on which the same tests run; PostgreSQL only if TEST_DATABASE_URL is set. */
export const databaseKinds = ['embedded', ...(testDatabaseUrl() === null ? [] : ['PostgreSQL'])];

/** For tests of what both databases do alike: PostgreSQL opens in a tenth of the time. */
export const anyDatabase = databaseKinds.at(-1) ?? 'embedded';

export interface TestDatabase extends OpenDatabase {
  /** The address of PostgreSQL, or the DATA_DIR of the embedded database. */
  readonly place: { readonly databaseUrl: string | null; readonly dataDir: string };
  /** For what another process does while a transaction of the test is open. */
  readonly otherProcess: Database;
}

/** A separate database for one test file; `close` deletes it. */
export async function openTestDatabase(kind: string): Promise<TestDatabase> {
  const url = testDatabaseUrl();
  return kind === 'PostgreSQL' && url !== null ? openCopy(url) : openFolder();
}

async function openFolder(): Promise<TestDatabase> {
  const { path, remove } = makeDataDir();
  const place = { databaseUrl: null, dataDir: path };
  return watched(await openDatabase(place), place, remove);
}

async function openCopy(server: string): Promise<TestDatabase> {
  const copy = await makeMigratedCopy(server);
  const place = { databaseUrl: copy.url, dataDir: '' };
  return watched(await openDatabase(place), place, copy.drop);
}

function watched(
  opened: OpenDatabase,
  place: TestDatabase['place'],
  remove: () => void | Promise<void>,
): TestDatabase {
  const { database, check } = refuseSecondConnections(opened.database);
  return {
    ...opened,
    database,
    place,
    otherProcess: opened.database,
    close: async () => {
      await opened.close();
      await remove();
      check();
    },
  };
}

interface TestSchema {
  /** The address as a DATABASE_URL. */
  readonly url: string;
  drop(): Promise<void>;
}

/** An empty PostgreSQL database for servers that migrate it themselves. */
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

/** Resolves when another transaction waits for a lock of this transaction, or needs none and has ended. */
export async function waitUntilBlocked(
  transaction: Database,
  hasEnded: () => boolean = () => false,
): Promise<void> {
  const { rows } = await sql`select from pg_locks
    where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`.execute(transaction);
  if (rows.length === 0 && !hasEnded()) await waitUntilBlocked(transaction, hasEnded);
}
