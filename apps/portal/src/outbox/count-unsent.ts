import { createRecordStore } from '@ablesbar/offline-queue';
import type { Clock } from '@ablesbar/api-client';

/** Number of these accounts' readings that exist only on this device. */
export async function countUnsent(clock: Clock, accountIds: readonly string[]): Promise<number> {
  const records = await createRecordStore({ clock }).all();
  return records.filter(
    ({ accountId, state }) => state !== 'ACKED' && accountIds.includes(accountId),
  ).length;
}
