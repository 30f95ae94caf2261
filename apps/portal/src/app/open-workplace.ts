import { baseApi } from '@ablesbar/api-client';
import type { Outbox } from '@ablesbar/offline-queue';
import { persistStore } from 'redux-persist';
import { createOutboxListeners, createPortalOutbox, sendWhatWaits } from '../outbox';
import { createAccountListeners, loadAccountInfo, selectAccountIds } from '../session';
import type { Portal } from './start';
import { lateReducer } from './late-store';
import { lateMiddleware } from './store';

/** What only somebody who is logged in needs: the calls with a cache, the kept state, the queue. */
export interface Workplace {
  readonly outbox: Outbox;
}

export async function openWorkplace({ store, ports }: Portal): Promise<Workplace> {
  const outbox = createPortalOutbox(store, ports);
  store.replaceReducer(lateReducer);
  lateMiddleware.addMiddleware(
    baseApi.middleware,
    createAccountListeners(),
    createOutboxListeners(outbox),
  );
  await new Promise<void>((resolve) => void persistStore(store, null, resolve));

  const accountIds = selectAccountIds(store.getState());
  accountIds.forEach((accountId) => void store.dispatch(loadAccountInfo(accountId)));
  // Nobody waits for this round; without storage there is nothing to send, and sending says so.
  sendWhatWaits(outbox, accountIds).catch(() => undefined);
  return { outbox };
}
