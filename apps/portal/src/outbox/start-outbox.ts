import type { Outbox } from '@ablesbar/offline-queue';
import type { Notices } from '@ablesbar/ui/observable';
import { evictedReadings } from './evicted-readings';

type Browser = Parameters<typeof evictedReadings>[0];

/**
 * Opens the queue, and tells the user how many readings the browser has evicted with its database.
 */
export async function startOutbox(
  outbox: Pick<Outbox, 'start'>,
  notices: Pick<Notices, 'show'>,
  browser: Browser,
): Promise<void> {
  const count = await evictedReadings(browser).catch(() => 0);
  await outbox.start();
  if (count > 0) {
    notices.show({
      type: 'error',
      title: 'outbox_evicted_title',
      message: 'outbox_evicted_text',
      values: { count },
    });
  }
}
