import { createRecordStore } from '@ablesbar/offline-queue';
import { device } from '../base/device';

/** Number of these accounts' readings that exist only on this device. */
export async function countUnsent(accountIds: readonly string[]): Promise<number> {
  const records = await createRecordStore(device).all();
  return records.filter(
    ({ accountId, state }) => state !== 'ACKED' && accountIds.includes(accountId),
  ).length;
}
