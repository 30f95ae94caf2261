import type { Outbox } from '@ablesbar/offline-queue';
import type { Notices } from '@ablesbar/ui/observable';
import { evictedReadings, markQueue, type Surroundings } from './evicted-readings';

/**
 * Opens the queue, and tells the user how many readings the browser has evicted with its database.
 */
export async function startOutbox(
  outbox: Pick<Outbox, 'start' | 'list'>,
  notices: Pick<Notices, 'show'>,
  surroundings: Surroundings,
): Promise<void> {
  const count = await evictedReadings(surroundings).catch(() => 0);
  await outbox.start();
  // An earlier build has left its readings without the mark.
  if (count > 0 && (await outbox.list()).length === 0) {
    notices.show({
      type: 'error',
      title: 'outbox_evicted_title',
      message: 'outbox_evicted_text',
      values: { count },
    });
  }
  await markQueue(surroundings);
}
