import type { SessionEvent } from '@ablesbar/api-client';
import { ignoreFailures } from '../base/ignore-failure';
import { placesForgotten } from '../job';
import { keptOnDevice, type RemovalDevice } from './kept-on-device';

/**
 * When a user removes an account, its receipts and the drafts of its jobs are removed too. After an
 * expired session both stay: the same user logs in again and continues (D14).
 */
export const afterRemoval =
  (device: RemovalDevice) =>
  ({ kind, accountId }: SessionEvent): void => {
    if (kind !== 'removed') return;
    // The next account may come before the last one has gone, so there may be no logout.
    device.store.dispatch(placesForgotten());
    for (const { atRemoval } of keptOnDevice) ignoreFailures(atRemoval?.(device, accountId));
  };
