import type { Outbox, OutboxRecord } from '@ablesbar/offline-queue';
import { ignoreFailure } from '../base/ignore-failure';
import type { Resumption } from '../base/connection';
import type { LoadJobs } from '../job';
import { unblockLoggedIn } from '../outbox';

interface Surroundings {
  readonly waiting: () => readonly OutboxRecord[];
  /** The accounts that are logged in. */
  readonly accountIds: () => readonly string[];
  readonly outbox: Pick<Outbox, 'drain' | 'unblock'>;
  readonly loadJobs: LoadJobs;
  readonly nameAccounts: () => void;
}

/**
 * When the connection is back, all readings are sent at once: the retry delays were meant for a
 * server that did not answer. The jobs are loaded afterwards, so that they include the sent
 * readings.
 */
export const afterReconnect = ({
  waiting,
  accountIds,
  outbox,
  loadJobs,
  nameAccounts,
}: Surroundings): Resumption => ({
  waiting: () => waiting().flatMap(({ id, state }) => (state === 'QUEUED' ? [id] : [])),
  resume() {
    ignoreFailure(
      unblockLoggedIn(outbox, waiting(), accountIds())
        .then(() => outbox.drain({ ignoreWaiting: true }))
        .then(loadJobs),
    );
    nameAccounts();
  },
});
