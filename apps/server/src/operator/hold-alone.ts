import { sql } from 'kysely';
import { tryLock } from '../database/locks';
import type { Database } from '../database/open-database';

/** False where the same command runs already; held until the transaction ends, however it does. */
export async function holdAlone(
  transaction: Database,
  command: 'import' | 'letters',
): Promise<boolean> {
  // The disk or the hashes that it waits for may take longer than a server's transaction may idle.
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
  return tryLock(transaction, command);
}
