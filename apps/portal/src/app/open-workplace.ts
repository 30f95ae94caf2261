import { accountApi, baseApi } from '@ablesbar/api-client';
import type { Outbox } from '@ablesbar/offline-queue';
import { persistStore } from 'redux-persist';
import { createPortalOutbox } from '../outbox';
import { draftsDropped } from '../reading';
import { type AppStore, createStore } from './store';
import type { Portal } from './start';

/** What only somebody who is logged in needs: the store with its calls, what it keeps, and the queue. */
export interface Workplace {
  readonly store: AppStore;
  readonly outbox: Outbox;
}

export async function openWorkplace(portal: Portal): Promise<Workplace> {
  const { session, connection, ports, texts } = portal;
  const store = createStore(portal);
  await Promise.all([
    texts.complete(),
    new Promise<void>((resolve) => void persistStore(store, null, resolve)),
  ]);
  const outbox = createPortalOutbox(store, ports);

  const arrive = async (accountId: string) => {
    // Whoever is logged in now may send what waited for this login.
    await outbox.unblock(accountId);
    await outbox.drain();
  };
  const nameAccount = async (accountId: string) => {
    const asking = store.dispatch(accountApi.endpoints.accountInfo.initiate(accountId));
    const { data } = await asking;
    asking.unsubscribe();
    if (data?.name) session.nameAccount(accountId, data.name);
  };
  // Nobody waits for these rounds; where there is no storage, sending says so itself.
  const quietly = (work: Promise<unknown>) => void work.catch(() => undefined);

  session.onLogin((accountId) => {
    quietly(nameAccount(accountId));
    quietly(arrive(accountId));
  });
  connection.onBack(() => quietly(outbox.drain({ ignoreWaiting: true })));
  session.onLogOut(() => {
    store.dispatch(draftsDropped());
    store.dispatch(baseApi.util.resetApiState());
  });

  const { accountIds } = session.state();
  accountIds.forEach((accountId) => quietly(nameAccount(accountId)));
  quietly(
    outbox.start().then(async () => {
      for (const accountId of accountIds) await arrive(accountId);
    }),
  );
  return { store, outbox };
}
