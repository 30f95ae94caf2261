import { helpApi, LOGO_PATH } from '@ablesbar/api-client';
import type { OutboxRecord } from '@ablesbar/offline-queue';
import { createPictureKeeper, keepHelp } from '../help';
import { createJobLoader, keepJobs } from '../job';
import { afterArrival } from './after-arrival';
import { afterLogin } from './after-login';
import { afterOpening } from './after-opening';
import { afterReconnect } from './after-reconnect';
import { createPortalOutbox, selectIsSending, selectWaiting, startOutbox } from '../outbox';
import { dropKeptDrafts } from './drop-kept-drafts';
import { createDraftPhotos } from '../reading';
import { createPortalReceipts } from '../receipt';
import { watchFocus } from '../registration';
import { watchTokens } from '../session';
import { afterLogout } from './after-logout';
import { afterRemoval } from './after-removal';
import { nameAccount } from './name-account';
import { device } from '../base/device';
import { ignoreFailure } from '../base/ignore-failure';
import { untilStored } from '../base/until-stored';
import { watchSentDrafts } from './drop-sent-drafts';
import { restoreDrafts } from './restore-drafts';
import { createUnreadable } from '../unreadable';
import { draftStorage, unreadableDrafts } from './persisted';
import { shareArrivals } from './share-arrivals';
import { lookingFirst, onReturnTo, shareDrafts } from './share-drafts';
import { showInFrame } from './show-in-frame';
import type { Portal } from '../base/portal';
import { patiently, stateStorage } from './state-storage';
import type { Workplace } from '../base/workplace';
import { createStore } from './create-store';

const { hasHelp } = helpApi.endpoints;

/**
 * Assembles the workplace: creates its parts, connects their events, then starts the first work.
 */
export async function openWorkplace(portal: Portal): Promise<Workplace> {
  const { session, sessions, connection, ports, notices, texts, leaving } = portal;
  const { after } = ports;
  const store = createStore(portal);
  const { dispatch } = store;
  const drafts = restoreDrafts(store, draftStorage);
  const [{ reload }] = await Promise.all([leaving(), texts.complete(), drafts.isRestored]);
  const flushDrafts = drafts.flush;

  const receipts = createPortalReceipts(store, ports);
  const draftPhotos = createDraftPhotos(ports);
  const channel = ports.openChannel('ablesbar-drafts');
  shareDrafts({
    store,
    channel,
    drafts: draftStorage,
    draftPhotos,
    onReturn: onReturnTo(window),
    after,
  });
  const accounts = () => session.state().accountIds;
  watchSentDrafts({ store, accountIds: accounts, draftPhotos, drafts: draftStorage });
  const clearForms = (kept: readonly OutboxRecord[]) => dispatch(dropKeptDrafts(kept, draftPhotos));
  const tellTabs = shareArrivals({
    store,
    channel: ports.openChannel('ablesbar-arrivals'),
    connection,
    receipts,
    accountIds: accounts,
    after,
  });
  const sayArrival = connection.readingArrived;
  const onArrived = afterArrival({ receipts, clearForms, flushDrafts, sayArrival, tellTabs });
  const outbox = createPortalOutbox(store, ports, {
    reload,
    onArrived,
    flushDrafts,
    browser: window,
  });
  const loadJobs = createJobLoader({ store, session, connection, notices, after });
  const accountIds = accounts();
  const name = (accountId: string) => ignoreFailure(dispatch(nameAccount(accountId)));
  const nameAccounts = () => accounts().forEach(name);
  const sendFor = afterLogin(outbox, after, accounts);
  const waiting = () => selectWaiting(store.getState());

  reload.before(flushDrafts);
  session.onLogin(name);
  session.onLogin(() => void dispatch(hasHelp.initiate(portal.application.applicationId)));
  session.onLogin((accountId) => ignoreFailure(sendFor(accountId)));
  const resuming = { waiting, accountIds: accounts, outbox, loadJobs, nameAccounts };
  connection.onBack(afterReconnect(resuming));
  const deleting = { store, draftPhotos, drafts: draftStorage, unreadableDrafts };
  const removing = { ...deleting, receipts, accountIds: accounts, left: patiently(after) };
  sessions.subscribe(afterRemoval(removing));
  session.onLogOut(afterLogout({ ...deleting, session }));
  watchFocus(store);
  showInFrame({ portal, store, draftPhotos, device, document, window });

  nameAccounts();
  ignoreFailure(watchTokens(portal, document, () => selectIsSending(store.getState())));
  ignoreFailure(untilStored(() => receipts.restore(), after));
  const keepPictures = createPictureKeeper(ports.fetch, ports.caches, [LOGO_PATH]);
  ignoreFailure(keepHelp(store, helpAsked(portal), patiently(after), keepPictures));
  ignoreFailure(keepJobs(store, session, patiently(after)));
  // The browser may have stopped all timers while the page was in the background.
  window.addEventListener('focus', () => ignoreFailure(outbox.drain()));
  const unreadable = createUnreadable({ outbox, drafts: unreadableDrafts, draftPhotos, receipts });
  const look = () => untilStored(unreadable.look, after);
  // A logout has removed some of them.
  session.onLogin(() => ignoreFailure(look()));
  const start = () =>
    startOutbox(outbox, { notices, store }, { browser: window, state: stateStorage });
  const opening = { start, waiting, draftPhotos, clearForms, accountIds, sendFor, after };
  ignoreFailure(
    afterOpening(opening)
      .catch(() => undefined)
      .then(look),
  );
  const photos = lookingFirst({ draftPhotos, drafts: draftStorage, after });
  return { store, outbox, draftPhotos: photos, loadJobs, receipts, unreadable };
}

function helpAsked({ application, texts }: Pick<Portal, 'application' | 'texts'>) {
  const { applicationId, config } = application;
  const { defaultLanguage } = config.languageConfig;
  return { applicationId, languages: () => [texts.language, defaultLanguage] as const };
}
