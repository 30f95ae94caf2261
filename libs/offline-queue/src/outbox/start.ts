import { clearAcknowledged } from './clear-away';
import { laneLock } from './lane';
import type { OutboxPorts } from './ports';

/**
 * Finishes what the last page left unfinished, and makes visible the records whose first attempt no
 * user waits for any more.
 */
export async function start(ports: OutboxPorts): Promise<void> {
  for (const record of await ports.records.all()) {
    if (record.state === 'ACKED') await clearAcknowledged(ports, record);
    if (['QUEUED', 'REJECTED'].includes(record.state) && !record.visible) {
      // If another tab holds the lane, the user of that tab still waits for the attempt.
      await ports.locks.ifFree(
        laneLock(record),
        () => show(ports, record.id),
        async () => null,
      );
    }
  }
}

function show({ records }: OutboxPorts, id: string): Promise<unknown> {
  return records.change(id, (record) => ({ ...record, visible: true, isTakenOver: true }));
}
