import { sql } from 'kysely';
import type { Database } from '../database/open-database';

/** Any numbers but those of the migrations, the demo and the housekeeping. */
const LOCKS = { import: 20_261_124, letters: 20_261_125 } as const;

/** False where the same command runs already; held until the transaction ends, however it does. */
export async function holdAlone(
  transaction: Database,
  command: keyof typeof LOCKS,
): Promise<boolean> {
  // A large file takes longer than a call may, and so may the disk or the hashes that it waits for.
  await sql`set local statement_timeout = 0`.execute(transaction);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
  const { rows } = await sql<{ isOurs: boolean }>`
    select pg_try_advisory_xact_lock(${sql.lit(LOCKS[command])}) as "isOurs"`.execute(transaction);
  return rows[0]?.isOurs === true;
}
