import { combineReducers, configureStore, type PayloadAction, createSlice } from '@reduxjs/toolkit';
import { persistReducer, persistStore, type WebStorage } from 'redux-persist';
import { createOutbox } from '@ablesbar/offline-queue';
import type { ReadingDraft } from '../../../reading/reading-draft.slice';
import { unlistedDraftSlice } from '../../../unlisted-reading/unlisted-draft.slice';
import { receiptOf } from '../../../receipt/receipt-of';
import { diskOf, openPage } from './a-disk';
import { jobOf, shownIn, valueOf } from './cells';
import type { SimulatedTab, World } from './world';

type Drafts = Readonly<Record<string, ReadingDraft>>;

/** The drafts as the builds before 2026-11-24 had them. */
const earlierSlice = createSlice({
  name: 'readingDraft',
  initialState: (): Drafts => ({}),
  reducers: {
    changed: (
      drafts: Drafts,
      { payload }: PayloadAction<{ jobId: string; at: string; change: Partial<ReadingDraft> }>,
    ) => {
      const { jobId, at, change } = payload;
      const draft = drafts[jobId] ?? { values: {}, day: null };
      const values = { ...draft.values, ...change.values };
      return { ...drafts, [jobId]: { ...draft, ...change, values, changedAt: at } };
    },
    cleared: (drafts: Drafts, { payload }: PayloadAction<string>) =>
      Object.fromEntries(Object.entries(drafts).filter(([jobId]) => jobId !== payload)),
    dropped: (): Drafts => ({}),
  },
});
const { changed, cleared, dropped } = earlierSlice.actions;

/**
 * A page of the build before the drafts had entries of their own: it writes the whole slice as one text
 * from its own copy, hears nothing of other tabs, and clears a whole draft after sending.
 */
export function openEarlierTab(world: World): SimulatedTab {
  const { time, faults, log } = world;
  const page = openPage(time, faults, () => world.killed(tab));
  // That build never writes again what a full disk has not taken: nothing could save it.
  const happens: typeof faults.happens = (fault) => fault !== 'full' && faults.happens(fault);
  const places = diskOf({ ...world, faults: { ...faults, happens } }, page);
  const storage: WebStorage = {
    getItem: async (key) => (await places.state.entries(key)).get(key) ?? null,
    setItem: (key, text) => places.state.change([key], () => text),
    removeItem: (key) => places.state.change([key], () => null),
  };
  const settings = { storage, version: 1, timeout: 0 };
  const store = configureStore({
    reducer: combineReducers({
      readingDraft: persistReducer({ ...settings, key: 'readingDraft' }, earlierSlice.reducer),
      unlistedDraft: persistReducer(
        { ...settings, key: 'unlistedDraft' },
        unlistedDraftSlice.reducer,
      ),
    }),
    middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }),
  });
  const { dispatch, getState } = store;
  const outbox = createOutbox({
    records: places.records,
    photos: places.photos,
    async send(record) {
      const outcome = await world.server.sendOf(page)(record, []);
      if (outcome.kind === 'acknowledged') {
        const job = record.jobId === null ? null : jobOf(record.jobId);
        await places.receipts.write(receiptOf(record, job, time.now()));
      }
      return outcome;
    },
    clock: { now: time.now, after: () => () => undefined },
    locks: world.locksOf(page),
    newId: world.newId,
  });
  let isReady = false;
  persistStore(store, null, () => (isReady = true));
  const at = () => new Date(time.now()).toISOString();
  const nothing = async () => undefined;
  const tab: SimulatedTab = {
    page,
    isEarlier: true,
    isReady: () => isReady && !page.isClosed(),
    shown: () => shownIn(getState(), {}),
    waiting: () => [],
    enter: (jobId, taskId, serial) =>
      void dispatch(
        changed({ jobId, at: at(), change: { values: { [taskId]: valueOf(serial) } } }),
      ),
    fill: (some) =>
      some.forEach(({ jobId, serial }) =>
        dispatch(changed({ jobId, at: at(), change: { values: { ht: valueOf(serial) } } })),
      ),
    comment: (jobId, serial) =>
      void dispatch(changed({ jobId, at: at(), change: { comment: String(serial) } })),
    enterUnlisted: () => undefined,
    changePhotos: () => undefined,
    async send(jobId) {
      const { values = {}, comment = null } = getState().readingDraft[jobId] ?? {};
      const results = Object.entries(values).map(([taskId, value]) => ({ taskId, comment, value }));
      if (results.length === 0) return;
      log.submit(tab, { jobId });
      const record = await outbox.add({
        kind: 'job-results',
        accountId: 'a-1',
        applicationId: 'swm',
        jobId,
        photos: [],
        payload: { results, readingDate: at() },
      });
      const { kind } = await outbox.deliver(record.id);
      if (kind !== 'refused') dispatch(cleared(jobOf(jobId).id));
    },
    sendUnlisted: nothing,
    takeBack: async () => false,
    discard(jobId) {
      dispatch(cleared(jobId));
      return () => undefined;
    },
    logOut: () => void dispatch(dropped()),
    comeBack: () => undefined,
    drain: nothing,
  };
  return tab;
}
