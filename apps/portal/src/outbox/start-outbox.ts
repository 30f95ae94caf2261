import type { Outbox } from '@ablesbar/offline-queue';
import type { Notices } from '@ablesbar/ui/observable';
import { evictedReadings, markQueue, type Surroundings } from './evicted-readings';
import { readingsEvicted } from './outbox.slice';

interface Telling {
  readonly notices: Pick<Notices, 'show'>;
  readonly store: { readonly dispatch: (lost: ReturnType<typeof readingsEvicted>) => unknown };
}

/**
 * Opens the queue, and tells the user how many readings the browser has evicted with its database: a
 * toast goes after ten seconds, the line above every screen stays.
 */
export async function startOutbox(
  outbox: Pick<Outbox, 'start' | 'list'>,
  { notices, store }: Telling,
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
    store.dispatch(readingsEvicted(count));
  }
  await markQueue(surroundings);
}
