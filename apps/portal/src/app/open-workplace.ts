import { accountApi, baseApi, jobApi } from '@ablesbar/api-client';
import type { Outbox } from '@ablesbar/offline-queue';
import { type Persistor, persistStore } from 'redux-persist';
import { keepHelp } from '../help';
import { createJobLoader, type JobLoader, keepJobs } from '../job';
import { createPortalOutbox, dropKeptDrafts, evictedReadings, noteUnsent } from '../outbox';
import { createDraftPhotos, draftCleared, type DraftPhotos, draftsDropped } from '../reading';
import { unlistedCleared } from '../unlisted-reading/unlisted-draft.slice';
import { createPortalReceipts, type Receipts } from '../receipt';
import { askRegistration } from '../registration';
import { watchFocus } from '../registration/registration.listeners';
import { registrationForgotten } from '../registration/registration.slice';
import { watchTokens } from '../session';
import { stateStorage } from './state-storage';
import { type AppStore, createStore } from './store';
import type { Portal } from './start';

/** What only somebody who is logged in needs: the store with its calls, what it keeps, and the queue. */
export interface Workplace {
  readonly store: AppStore;
  readonly outbox: Outbox;
  readonly draftPhotos: DraftPhotos;
  readonly jobLoader: JobLoader;
  readonly receipts: Receipts;
}

export async function openWorkplace(portal: Portal): Promise<Workplace> {
  const { session, sessions, connection, ports, notices, texts, leaving } = portal;
  const store = createStore(portal);
  const kept = restore(store);
  const [{ reload }] = await Promise.all([leaving(), texts.complete(), kept.isRestored]);
  reload.before(() => kept.persistor.flush());
  const receipts = createPortalReceipts(store, ports);
  const draftPhotos = createDraftPhotos(ports);
  const outbox = createPortalOutbox(store, ports, {
    reload,
    async onArrived(record, photos) {
      await receipts.keep(record, photos).catch(() => undefined);
      // While the record is still there to find it by: without it the form would offer the reading again.
      await store.dispatch(dropKeptDrafts([record], draftPhotos));
      await kept.persistor.flush();
    },
    flushDrafts: () => kept.persistor.flush(),
  });

  const arrive = async (accountId: string) => {
    // Whoever is logged in now may send what waited for this login.
    await outbox.unblock(accountId);
    await outbox.drain();
  };
  const nameAccount = async (accountId: string) => {
    const asking = store.dispatch(accountApi.endpoints.accountInfo.initiate(accountId));
    const { data } = await asking;
    asking.unsubscribe();
    if (data) session.describe(data);
    if (data) await store.dispatch(askRegistration());
  };
  const nameAccounts = () =>
    session.state().accountIds.forEach((accountId) => quietly(nameAccount(accountId)));
  const { dispatch } = store;
  const jobLoader = createJobLoader({
    dispatch,
    session,
    connection,
    notices,
    after: ports.after,
  });
  // Nobody waits for these rounds; where there is no storage, sending says so itself.
  const quietly = (work: Promise<unknown>) => void work.catch(() => undefined);

  session.onLogin((accountId) => {
    quietly(nameAccount(accountId));
    quietly(arrive(accountId));
  });
  connection.onBack({
    waiting: () => outbox.items().filter(({ state }) => state === 'QUEUED').length,
    resume() {
      quietly(outbox.drain({ ignoreWaiting: true }).then(jobLoader.load));
      nameAccounts();
    },
  });
  sessions.subscribe(({ kind, accountId }) => {
    // What was entered outlives an expired session, not a logout (D14).
    if (kind !== 'removed') return;
    quietly(receipts.forget(accountId));
    const { data = [] } = jobApi.endpoints.jobs.select(accountId)(store.getState());
    for (const { id } of data) {
      store.dispatch(draftCleared(id));
      quietly(draftPhotos.clear(id));
    }
  });
  session.onLogOut(() => {
    if (!session.state().hasExpired) {
      store.dispatch(draftsDropped());
      store.dispatch(unlistedCleared());
      quietly(draftPhotos.clearAll());
    }
    store.dispatch(registrationForgotten());
    store.dispatch(baseApi.util.resetApiState());
  });

  const startOutbox = async () => {
    const count = await evictedReadings(window).catch(() => 0);
    await outbox.start();
    if (count > 0) {
      notices.show({
        type: 'error',
        title: 'outbox_evicted_title',
        message: 'outbox_evicted_text',
        values: { count },
      });
    }
    noteUnsent(outbox, window);
  };
  const { accountIds } = session.state();
  watchFocus(store);
  nameAccounts();
  quietly(watchTokens(portal, document, () => outbox.isSending()));
  quietly(receipts.restore());
  quietly(keepHelp(store, helpAsked(portal), stateStorage));
  quietly(keepJobs(store, session, stateStorage));
  quietly(
    Promise.all([startOutbox(), draftPhotos.restore().catch(() => undefined)]).then(async () => {
      await store.dispatch(dropKeptDrafts(outbox.items(), draftPhotos));
      for (const accountId of accountIds) await arrive(accountId);
    }),
  );
  return { store, outbox, draftPhotos, jobLoader, receipts };
}

function restore(store: AppStore): { persistor: Persistor; isRestored: Promise<void> } {
  let restored = () => {};
  const isRestored = new Promise<void>((resolve) => (restored = resolve));
  return { persistor: persistStore(store, null, () => restored()), isRestored };
}

function helpAsked({ application, texts }: Pick<Portal, 'application' | 'texts'>) {
  const { applicationId, config } = application;
  const { defaultLanguage } = config.languageConfig;
  return { applicationId, languages: () => [texts.language, defaultLanguage] as const };
}
