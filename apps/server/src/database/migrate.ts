import { type Kysely, sql } from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';
import { codeOf } from '../base/start-failure';
import { holdLock } from './locks';
import {
  anonymousArrival,
  answerContent,
  buckets,
  eventOrder,
  expiry,
  limits,
  logins,
  photoPlaces,
  signingKeys,
  unusedPhotos,
  whose,
} from './migrations/2026-11-21-additions';
import { mail } from './migrations/2026-11-21-mail';
import { operator } from './migrations/2026-11-21-operator';
import { readings } from './migrations/2026-11-21-readings';
import { readingsElsewhere } from './migrations/2026-11-21-readings-elsewhere';
import { sharing } from './migrations/2026-11-21-sharing';
import { belongings } from './migrations/2026-11-24-belongings';
import { rememberedKeys } from './migrations/2026-11-24-remembered-keys';
import { audit } from './migrations/2026-11-25-audit';
import { consents } from './migrations/2026-11-25-consents';
import { exported } from './migrations/2026-11-25-exported';
import { jobRevisions } from './migrations/2026-11-25-job-revisions';
import { loginFunctions } from './migrations/2026-11-25-login-functions';
import { notReadable } from './migrations/2026-11-25-not-readable';
import { photoOrder } from './migrations/2026-11-25-photo-order';
import { readingChannel } from './migrations/2026-11-25-reading-channel';
import { reminders } from './migrations/2026-11-25-reminders';
import { sealedMail } from './migrations/2026-11-25-sealed-mail';
import { taskTargets } from './migrations/2026-11-25-task-targets';
import { campaign } from './migrations/2026-11-26-campaign';
import { doubts } from './migrations/2026-11-26-doubts';
import { letterCampaign } from './migrations/2026-11-26-letter-campaign';
import { receiptNumbers } from './migrations/2026-11-26-receipt-number';
import { refusedReadings } from './migrations/2026-11-26-refused-readings';
import { loginFunctionsBesideImports } from './migrations/2026-11-29-login-functions';
import type { Schema } from './schema';

interface Migration {
  readonly name: string;
  readonly statements: readonly string[];
}

/**
 * The migrations in the order in which they run. The database stores their names, so they must not
 * change.
 */
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
  { name: '2026-11-24-answer-content', statements: answerContent },
  { name: '2026-11-24-expiry', statements: expiry },
  { name: '2026-11-24-remembered-keys', statements: rememberedKeys },
  { name: '2026-11-24-unused-photos', statements: unusedPhotos },
  { name: '2026-11-24-buckets', statements: buckets },
  { name: '2026-11-24-belongings', statements: belongings },
  { name: '2026-11-24-signing-keys', statements: signingKeys },
  { name: '2026-11-25-exported', statements: exported },
  { name: '2026-11-25-job-revisions', statements: jobRevisions },
  { name: '2026-11-25-audit', statements: audit },
  { name: '2026-11-25-photo-order', statements: photoOrder },
  { name: '2026-11-25-sealed-mail', statements: sealedMail },
  { name: '2026-11-25-task-targets', statements: taskTargets },
  { name: '2026-11-25-not-readable', statements: notReadable },
  { name: '2026-11-25-consents', statements: consents },
  { name: '2026-11-25-reminders', statements: reminders },
  { name: '2026-11-25-reading-channel', statements: readingChannel },
  { name: '2026-11-25-login-functions', statements: loginFunctions },
  { name: '2026-11-26-campaign', statements: campaign },
  { name: '2026-11-26-letter-campaign', statements: letterCampaign },
  { name: '2026-11-26-receipt-number', statements: receiptNumbers },
  { name: '2026-11-26-refused-readings', statements: refusedReadings },
  { name: '2026-11-26-doubts', statements: doubts },
  { name: '2026-11-29-login-functions', statements: loginFunctionsBesideImports },
];

/**
 * PostgreSQL resolves a deadlock after one second by ending one of the two transactions. This
 * patience is shorter, so the migration gives way and never a reading.
 */
const LOCK_PATIENCE_MS = 800;
const PAUSE_MS = 500;
/**
 * A long export or a backup may block the tables. After this many tries, the start fails, so that a
 * person notices.
 */
const MOST_TRIES = 200;
const CANCELED = '57014';

/** All migrations run in one transaction, so a failed migration leaves the old state. */
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
  // Without the lock, two servers that start together would both create the same tables.
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
 * Locks all tables in one statement, so that no later statement waits for a lock while it holds
 * another. Meanwhile, a reading on an older server locks its tables in a different order.
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
