import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema';

/** Any numbers: each only has to be the same for everybody on one database, and no other's. */
const LOCKS = {
  migration: 20_261_121,
  demo: 20_261_122,
  housekeeping: 20_261_123,
  import: 20_261_124,
  letters: 20_261_125,
} as const;

type LockName = keyof typeof LOCKS;

/** Waits until nobody else holds it; held until the transaction ends, however it does. */
export async function holdLock(transaction: Kysely<Schema>, name: LockName): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCKS[name])})`.execute(transaction);
}

/** As above, but false where somebody else holds it. */
export async function tryLock(transaction: Kysely<Schema>, name: LockName): Promise<boolean> {
  const { rows } = await sql<{ isOurs: boolean }>`
    select pg_try_advisory_xact_lock(${sql.lit(LOCKS[name])}) as "isOurs"`.execute(transaction);
  return rows[0]?.isOurs === true;
}
