import { type Kysely, sql } from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';
import { codeOf } from '../base/start-failure';
import { holdLock } from './locks';
import { anonymousArrival } from './migrations/2026-11-21-anonymous-arrival';
import { eventOrder } from './migrations/2026-11-21-event-order';
import { limits } from './migrations/2026-11-21-limits';
import { logins } from './migrations/2026-11-21-logins';
import { mail } from './migrations/2026-11-21-mail';
import { operator } from './migrations/2026-11-21-operator';
import { photoPlaces } from './migrations/2026-11-21-photo-places';
import { readings } from './migrations/2026-11-21-readings';
import { readingsElsewhere } from './migrations/2026-11-21-readings-elsewhere';
import { sharing } from './migrations/2026-11-21-sharing';
import { whose } from './migrations/2026-11-21-whose';
import type { Schema } from './schema';

interface Migration {
  readonly name: string;
  readonly statements: readonly string[];
}

/** In the order in which they run; the names are kept in the database and must not change. */
export const MIGRATIONS: readonly Migration[] = [
  { name: '2026-11-21-readings', statements: readings },
  { name: '2026-11-21-limits', statements: limits },
  { name: '2026-11-21-logins', statements: logins },
  { name: '2026-11-21-sharing', statements: sharing },
  { name: '2026-11-21-readings-elsewhere', statements: readingsElsewhere },
  { name: '2026-11-21-mail', statements: mail },
  { name: '2026-11-21-event-order', statements: eventOrder },
  { name: '2026-11-21-operator', statements: operator },
  { name: '2026-11-21-photo-places', statements: photoPlaces },
  { name: '2026-11-21-whose', statements: whose },
  { name: '2026-11-21-anonymous-arrival', statements: anonymousArrival },
];

/**
 * Less than the second after which PostgreSQL ends one of two that wait for each other: so it is the
 * migration that gives way, never a reading.
 */
const LOCK_PATIENCE_MS = 800;
const PAUSE_MS = 500;
/** A long export or a backup may be under way; then somebody wants to know that nothing starts. */
const MOST_TRIES = 200;
const CANCELED = '57014';

/** All in one transaction: a migration that breaks in the middle leaves the old state behind. */
export async function migrate(
  database: Kysely<Schema>,
  migrations: readonly Migration[] = MIGRATIONS,
  triesLeft = MOST_TRIES,
): Promise<void> {
  try {
    await database.transaction().execute((transaction) => migrateIn(transaction, migrations));
  } catch (error) {
    if (codeOf(error) !== CANCELED || triesLeft <= 1) throw error;
    await wait(PAUSE_MS);
    await migrate(database, migrations, triesLeft - 1);
  }
}

async function migrateIn(
  transaction: Kysely<Schema>,
  migrations: readonly Migration[],
): Promise<void> {
  // A large table takes longer than a call may, and so may the server that is being waited for.
  await limitStatements(transaction, 0);
  // Two servers that start together would otherwise both create the same tables.
  await holdLock(transaction, 'migration');
  await sql`create table if not exists migration (name text primary key)`.execute(transaction);
  const { rows } = await sql<{ name: string }>`select name from migration`.execute(transaction);
  const done = new Set(rows.map(({ name }) => name));
  const missing = migrations.filter(({ name }) => !done.has(name));
  if (missing.length === 0) return;
  await lockTables(transaction);
  for (const { name, statements } of missing) {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
    await sql`insert into migration (name) values (${name})`.execute(transaction);
  }
}

/**
 * All at once, so that nothing later waits for a lock while it holds another: a reading that an older
 * server stores meanwhile takes the tables in its own order.
 */
async function lockTables(transaction: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = current_schema() and tableowner = current_user order by 1`.execute(
    transaction,
  );
  await limitStatements(transaction, LOCK_PATIENCE_MS);
  const tables = sql.join(rows.map(({ name }) => sql.id(name)));
  await sql`lock table ${tables} in access exclusive mode`.execute(transaction);
  await limitStatements(transaction, 0);
}

async function limitStatements(transaction: Kysely<Schema>, ms: number): Promise<void> {
  await sql`set local statement_timeout = ${sql.lit(ms)}`.execute(transaction);
}
