import { sql } from 'kysely';
import { tryLock } from '../database/locks';
import type { Database } from '../database/open-database';

/** False where the same command runs already; held until the transaction ends, however it does. */
export async function holdAlone(
  transaction: Database,
  command: 'import' | 'letters',
): Promise<boolean> {
  // A large file takes longer than a call may, and so may the disk or the hashes that it waits for.
  await sql`set local statement_timeout = 0`.execute(transaction);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
  return tryLock(transaction, command);
}
