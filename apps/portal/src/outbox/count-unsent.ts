import { createRecordStore } from '@ablesbar/offline-queue';
import type { Clock } from '@ablesbar/api-client';

/** Readings of these accounts that are on this device alone. */
export async function countUnsent(clock: Clock, accountIds: readonly string[]): Promise<number> {
  const records = await createRecordStore({ clock }).all();
  return records.filter(
    ({ accountId, state }) => state !== 'ACKED' && accountIds.includes(accountId),
  ).length;
}
