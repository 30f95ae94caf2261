import { type Kysely, sql } from 'kysely';
import type { Database } from './open-database';
import type { Schema } from './schema';

/**
 * The numbers are arbitrary. Every process on one database must use the same ones, and no two locks
 * may share one.
 */
const LOCKS = {
  migration: 20_261_121,
  demo: 20_261_122,
  housekeeping: 20_261_123,
  import: 20_261_124,
  letters: 20_261_125,
  keys: 20_261_126,
} as const;

type LockName = keyof typeof LOCKS;

/** Waits until the lock is free, then holds it until the transaction ends in any way. */
export async function holdLock(transaction: Kysely<Schema>, name: LockName): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCKS[name])})`.execute(transaction);
}

/**
 * Like holdLock, but returns false at once if another transaction holds the lock. Installations in
 * other schemas of the database do not count: their rounds would be skipped.
 */
export async function tryLock(transaction: Kysely<Schema>, name: LockName): Promise<boolean> {
  const { rows } = await sql<{ isOurs: boolean }>`
    select pg_try_advisory_xact_lock(${sql.lit(LOCKS[name])}, hashtext(current_schema())) as "isOurs"`.execute(
    transaction,
  );
  return rows[0]?.isOurs === true;
}

/** False where the same command runs already; held until the transaction ends, however it does. */
export async function tryLockForCommand(
  transaction: Database,
  command: 'import' | 'letters',
): Promise<boolean> {
  // The disk or the hashes that it waits for may take longer than a server's transaction may idle.
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
  return tryLock(transaction, command);
}
