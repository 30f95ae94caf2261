import { berlinDay } from '@ablesbar/domain';
import { createNotices } from '@ablesbar/ui/observable';
import { loggedOut } from '../../../session/session';
import type { Portal } from '../../../base/portal';
import { createPortalOutbox } from '../../../outbox/portal-outbox';
import { selectWaiting } from '../../../outbox';
import { deliverDraft } from '../../../reading/deliver-draft';
import { discardPhotos } from '../../../reading/discard-photos';
import { draftPhotosIn } from '../../../reading/draft-photos';
import {
  commentEntered,
  draftCleared,
  draftRestored,
  draftsFilled,
  draftTouched,
  selectDraft,
  valueEntered,
} from '../../../reading/reading-draft.slice';
import { takeBack } from '../../../reading/take-back';
import { createReceipts } from '../../../receipt/receipts';
import { sendUnlisted } from '../../../unlisted-reading/send-unlisted';
import { isFormFree, takeBackUnlisted } from '../../../unlisted-reading/take-back-unlisted';
import { unlistedEntered } from '../../../unlisted-reading/unlisted-draft.slice';
import { UNLISTED_DRAFT } from '../../../unlisted-reading/unlisted-extras';
import { afterArrival } from '../../after-arrival';
import { afterLogin } from '../../after-login';
import { afterLogout } from '../../after-logout';
import { afterOpening } from '../../after-opening';
import { createStore } from '../../create-store';
import { dropKeptDrafts } from '../../drop-kept-drafts';
import { mergeParts } from '../../merge-parts';
import { partStorage } from '../../part-storage';
import { draftsAside, persistedIn } from '../../persisted';
import { watchSentDrafts } from '../../drop-sent-drafts';
import { restoreDrafts } from '../../restore-drafts';
import { lookingFirst, shareDrafts } from '../../share-drafts';
import { diskOf, openPage } from './a-disk';
import { type Cells, jobOf, shownIn, valueOf } from './cells';
import { type Part, withoutRule } from './switched-off';
import type { SimulatedTab, World } from './world';

/** One page of the portal, with its parts as open-workplace.ts connects them. */
export function openTab(world: World): SimulatedTab {
  const { time, faults, log, without, hasNets } = world;
  const page = openPage(time, faults, () => world.killed(tab));
  const places = diskOf(world, page);
  const parts = withoutRule(without, {
    merge: mergeParts,
    state: places.state,
    onReturn: (listener) => (comeBack = listener),
    channel: world.hasChannel ? world.channelOf(page) : null,
    flush: (work) => work(),
  } satisfies Part);
  let comeBack = () => {};
  const now = () => new Date(time.now());
  const after: Portal['ports']['after'] = (ms, action) =>
    time.after(ms, () => {
      if (!page.isClosed()) action();
    });
  const portal: Portal = {
    ...world.portal,
    notices: createNotices(world.newId),
    ports: {
      ...world.portal.ports,
      now,
      after,
      newId: world.newId,
      locks: undefined,
      caches: undefined,
      keepStorage: async () => true,
    },
  };
  const unreadableDrafts = draftsAside(parts.state, world.newId);
  const storage = partStorage(unreadableDrafts.disk, parts.merge);
  const store = createStore(portal, persistedIn(storage));
  const { dispatch, getState } = store;
  const drafts = restoreDrafts(store, storage);
  const draftPhotos = draftPhotosIn(places.draftPhotos, time.now);
  const looking = lookingFirst({ draftPhotos, drafts: storage, after });
  const photosToSend = hasNets ? looking : draftPhotos;
  const flushDrafts = () => parts.flush(drafts.flush);
  const receipts = createReceipts({
    store: places.receipts,
    photoStore: places.photos,
    thumbnail: async () => null,
    jobOf: ({ jobId }) => (jobId === null ? null : jobOf(jobId)),
    now,
    dispatch,
  });
  const clearForms: Parameters<typeof afterArrival>[0]['clearForms'] = (kept) =>
    dispatch(dropKeptDrafts(kept, draftPhotos));
  const pastQueue = new Map<string | null, string>();
  const queue = createPortalOutbox(
    store,
    portal.ports,
    {
      reload: { during: (work) => work },
      onArrived: afterArrival({
        receipts,
        clearForms,
        flushDrafts,
        sayArrival: () => undefined,
        tellTabs: () => undefined,
      }),
      flushDrafts,
      browser: world,
    },
    {
      records: places.records,
      photos: places.photos,
      send(record, photos) {
        if (record.seq === 0) pastQueue.set(record.jobId, record.id);
        return world.server.sendOf(page)(record, photos);
      },
      locks: world.locksOf(page),
    },
  );
  const outbox: typeof queue = {
    ...queue,
    add(entry) {
      log.submit(tab, entry);
      return queue.add(entry);
    },
    async deliverUnstored(entry) {
      const delivery = await queue.deliverUnstored(entry);
      const id = pastQueue.get(entry.jobId);
      if (delivery.kind === 'sent' && id !== undefined) world.server.unconfirmed.delete(id);
      return delivery;
    },
  };
  let isReady = false;

  async function open(): Promise<void> {
    await drafts.isRestored;
    const { channel, onReturn } = parts;
    shareDrafts({ store, channel, drafts: storage, draftPhotos, onReturn, after });
    const accountIds = () => ['a-1'];
    if (hasNets) watchSentDrafts({ store, accountIds, draftPhotos, drafts: storage });
    isReady = true;
    await receipts.restore().catch(() => undefined);
    await afterOpening({
      start: () => outbox.start(),
      waiting: () => selectWaiting(getState()),
      draftPhotos,
      clearForms,
      accountIds: ['a-1'],
      sendFor: afterLogin(outbox, after, accountIds),
      after,
    });
  }

  const at = () => now().toISOString();
  const shown = (): Cells => shownIn(getState(), draftPhotos.all());
  const tab: SimulatedTab = {
    page,
    isEarlier: false,
    isReady: () => isReady && !page.isClosed(),
    shown,
    waiting: () => selectWaiting(getState()),
    enter(jobId, taskId, serial) {
      dispatch(valueEntered({ jobId, taskId, value: valueOf(serial), at: at() }));
    },
    fill(some) {
      const drafted = some.map(({ jobId, serial }) => ({ jobId, values: { ht: valueOf(serial) } }));
      dispatch(draftsFilled({ at: at(), some: drafted }));
    },
    comment: (jobId, serial) =>
      void dispatch(commentEntered({ jobId, comment: String(serial), at: at() })),
    enterUnlisted(field, serial) {
      const part = field === 'value' ? { value: valueOf(serial) } : { [field]: String(serial) };
      dispatch(unlistedEntered({ ...part, at: at() }));
    },
    changePhotos(draft, slot, change) {
      const taken = draftPhotos.of(draft)[slot] ?? [];
      draftPhotos.put(draft, slot, change(taken)).catch(() => undefined);
      if (draft === UNLISTED_DRAFT) dispatch(unlistedEntered({ at: at() }));
      else dispatch(draftTouched({ jobId: draft, at: at() }));
    },
    async send(jobId) {
      const sending = { job: jobOf(jobId), shownToday: berlinDay(now()) };
      const { kind } = await dispatch(deliverDraft(outbox, photosToSend, sending));
      if (kind === 'refused') log.refuse(jobId);
    },
    async sendUnlisted() {
      // The button is disabled without a value.
      if (getState().unlistedDraft.value.integer === '') return;
      const sending = { accountId: 'a-1', shownToday: berlinDay(now()) };
      await dispatch(sendUnlisted(outbox, photosToSend, sending));
    },
    async takeBack(record) {
      if (record.kind !== 'unlisted-reading') {
        const end = await dispatch(takeBack(outbox, draftPhotos, jobOf(record.jobId), record));
        return end === 'in-form';
      }
      if (!isFormFree(getState().unlistedDraft, draftPhotos)) return false;
      return dispatch(takeBackUnlisted(outbox, draftPhotos, record));
    },
    discard(jobId) {
      const draft = selectDraft(getState(), jobId);
      const undoPhotos = discardPhotos(draftPhotos, jobId);
      dispatch(draftCleared(jobId));
      return () => {
        dispatch(draftRestored({ jobId, draft }));
        undoPhotos();
      };
    },
    logOut: () =>
      afterLogout({
        ...{ store, draftPhotos, drafts: storage, unreadableDrafts },
        session: { state: () => loggedOut },
      })(),
    comeBack: () => comeBack(),
    drain: () => outbox.drain({ ignoreWaiting: true }),
  };
  open().catch(() => undefined);
  return tab;
}
