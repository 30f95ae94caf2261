import { type ChannelPort, jobApi } from '@ablesbar/api-client';
import type { OutboxRecord } from '@ablesbar/offline-queue';
import { ignoreFailure } from '../base/ignore-failure';
import type { Connection } from '../base/connection';
import type { Ports } from '../base/ports';
import type { AppStore } from '../base/store';
import { readingSentElsewhere } from '../outbox';
import type { Receipts } from '../receipt';

interface Surroundings {
  readonly store: Pick<AppStore, 'dispatch'>;
  /** Null if the browser has no channels: then a tab shows it when it is loaded anew. */
  readonly channel: ChannelPort | null;
  readonly connection: Pick<Connection, 'readingArrivedElsewhere'>;
  readonly receipts: Pick<Receipts, 'restore'>;
  /** The accounts that are logged in. */
  readonly accountIds: () => readonly string[];
  readonly after: Ports['after'];
}

/** Names the reading but has nothing of it, because every script of the origin receives it. */
interface Arrival {
  readonly recordId: string;
  readonly accountId: string;
  /** Null if its meter is not on the list. */
  readonly jobId: string | null;
}

/** Readings that waited arrive one soon after the other, and their lists are loaded once. */
const LAST_AFTER_MS = 1000;

/**
 * What one tab has sent is sent in all: an older tab would show an open form. The form closes at once;
 * the receipts come from the disk, and the lists from the server. Returns what tells the other tabs.
 */
export function shareArrivals({
  store,
  channel,
  connection,
  receipts,
  accountIds,
  after,
}: Surroundings): (record: OutboxRecord) => void {
  let changed: ReadonlySet<string> = new Set();
  let callOff = () => {};

  channel?.addEventListener('message', ({ data }) => {
    if (!isArrival(data)) return;
    const { recordId, accountId, jobId } = data;
    connection.readingArrivedElsewhere(recordId);
    if (jobId !== null) {
      store.dispatch(readingSentElsewhere(jobId));
      changed = new Set([...changed, accountId]);
    }
    callOff();
    callOff = after(LAST_AFTER_MS, look);
  });

  function look(): void {
    const ids = accountIds().filter((id) => changed.has(id));
    changed = new Set();
    ignoreFailure(receipts.restore());
    ids.forEach((id) => ignoreFailure(loadAgain(id)));
  }

  async function loadAgain(accountId: string): Promise<void> {
    const { initiate } = jobApi.endpoints.jobs;
    // A list that was asked for before does not have the reading, and a second call would join it.
    await store.dispatch(jobApi.util.getRunningQueryThunk('jobs', accountId));
    await store.dispatch(initiate(accountId, { forceRefetch: true, subscribe: false }));
  }

  return ({ id: recordId, accountId, jobId }) =>
    channel?.postMessage({ recordId, accountId, jobId } satisfies Arrival);
}

/** Another tab may run an older or a newer build. */
function isArrival(data: unknown): data is Arrival {
  return (
    typeof data === 'object' &&
    data !== null &&
    'recordId' in data &&
    typeof data.recordId === 'string' &&
    'accountId' in data &&
    typeof data.accountId === 'string' &&
    'jobId' in data &&
    (data.jobId === null || typeof data.jobId === 'string')
  );
}
