import { configureStore } from '@reduxjs/toolkit';
import { draftTouched, readingDraftSlice, valueEntered } from '../reading/reading-draft.slice';
import { ownNotesSlice } from '../note/own-notes.slice';
import { roundChanged, roundsSlice } from '../round/rounds.slice';
import { unlistedDraftSlice, unlistedEntered } from '../unlisted-reading/unlisted-draft.slice';
import type { ChangedElsewhere, PlacedParts } from './part-storage';
import { lookingFirst, onReturnTo, shareDrafts } from './share-drafts';

const READING = 'persist:readingDraft';
const NOTES = 'persist:ownNotes';
const UNLISTED = 'persist:unlistedDraft';
const value = (integer: string) => ({ integer, decimals: '' });
const EARLY = '2026-11-24T10:00:00Z';
const LATE = '2026-11-24T11:00:00Z';

function openTab({ hasChannel = true } = {}) {
  const store = configureStore({
    reducer: {
      readingDraft: readingDraftSlice.reducer,
      unlistedDraft: unlistedDraftSlice.reducer,
      ownNotes: ownNotesSlice.reducer,
      rounds: roundsSlice.reducer,
    },
  });
  let hear = (_message: { readonly data: unknown }) => {};
  let change = (_changed: ChangedElsewhere) => {};
  let write = (_parts: PlacedParts) => {};
  let writePhotos = () => {};
  let comeBack = () => {};
  const posted: unknown[] = [];
  const looked: unknown[] = [];
  shareDrafts({
    store,
    channel: hasChannel
      ? {
          postMessage: (message) => posted.push(message),
          addEventListener: (_type, listener) => (hear = listener),
        }
      : null,
    drafts: {
      onWritten: (listener) => (write = listener),
      onChangedElsewhere: (listener) => (change = listener),
      refresh: async (parts) => void looked.push(parts ?? 'at all drafts'),
    },
    draftPhotos: {
      onWritten: (listener) => (writePhotos = listener),
      restore: async () => void looked.push('at the photos'),
    },
    onReturn: (listener) => (comeBack = listener),
    after: () => () => undefined,
  });
  const [atStart] = looked.splice(0);
  return {
    ...{ store, posted, looked, atStart },
    hear: (data: unknown) => hear({ data }),
    change: (changed: ChangedElsewhere) => change(changed),
    write: (parts: PlacedParts) => write(parts),
    writePhotos: () => writePhotos(),
    comeBack: () => comeBack(),
  };
}

test('tells the other tabs where it has written', () => {
  const { write, writePhotos, posted } = openTab();
  write({ key: READING, names: ['j-1'] });
  writePhotos();
  expect(posted).toEqual([{ key: READING, names: ['j-1'] }, 'draft-photos']);
});

test('looks once at the start: nobody has listened since the drafts were read', () => {
  expect(openTab().atStart).toBe('at all drafts');
});

test('a note of another tab is here, too, until it is removed there; nothing else is one', () => {
  const { store, change } = openTab();
  const note = {
    accountId: 'a-1',
    jobId: 'j-1',
    taskId: 't-1',
    day: '2026-06-01',
    value: value('7'),
  };
  const theirs = JSON.stringify(note);
  change({ key: NOTES, name: 'n', base: null, theirs });
  change({ key: NOTES, name: 'm', base: null, theirs: '{"day":"never"}' });
  expect(store.getState().ownNotes).toEqual({ n: note });
  change({ key: NOTES, name: 'n', base: theirs, theirs: null });
  expect(store.getState().ownNotes).toEqual({});
});

test('a round takes the order that another tab chose, and keeps its own place', () => {
  const { store, change } = openTab();
  store.dispatch(roundChanged({ id: 'a/Aue', change: { at: 'j-2', later: ['j-1'] } }));
  const theirs = JSON.stringify({ order: ['7', '8'], at: 'j-9', later: [] });
  change({ key: 'persist:rounds', name: 'a/Aue', base: null, theirs });
  change({ key: 'persist:rounds', name: 'a/Aue', base: theirs, theirs: '{"order":"never"}' });
  const round = { order: ['7', '8'], at: 'j-2', later: ['j-1'] };
  const { rounds } = store.getState();
  expect(rounds).toEqual({ 'a/Aue': round });
  // The other tab writes its place: were this a change here, both would write in turn for ever.
  change({ key: 'persist:rounds', name: 'a/Aue', base: null, theirs });
  expect(store.getState().rounds).toBe(rounds);
});

test('looks where another tab has written', () => {
  const { hear, looked } = openTab();
  hear({ key: READING, names: ['j-1'] });
  expect(looked).toEqual([{ key: READING, names: ['j-1'] }]);
});

test.each([
  { says: 'nothing', data: null },
  { says: 'that photos have changed', data: 'draft-photos' },
  { says: 'what an earlier build says', data: { key: READING, parts: { 'j-1': null } } },
  { says: 'names that are no texts', data: { key: READING, names: [1] } },
])('looks at everything if another tab says $says', ({ data }) => {
  const { hear, looked } = openTab();
  hear(data);
  expect(looked).toEqual(['at all drafts', 'at the photos']);
});

test('without channels it looks when the user comes back, and writes all the same', () => {
  const { comeBack, write, looked } = openTab({ hasChannel: false });
  write({ key: READING, names: ['j-1'] });
  comeBack();
  expect(looked).toEqual(['at all drafts', 'at the photos']);
});

test('a user comes back by focus, from the memory of the browser, or from another tab', () => {
  const listener = jest.fn();
  onReturnTo(window)(listener);
  window.dispatchEvent(new Event('focus'));
  window.dispatchEvent(new Event('pageshow'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(listener).toHaveBeenCalledTimes(3);
});

test('a page that is being left does not look: its browser may freeze it while it reads', () => {
  const listener = jest.fn();
  onReturnTo(window)(listener);
  const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(listener).not.toHaveBeenCalled();
  hidden.mockRestore();
});

test('takes a draft of another tab', () => {
  const { change, store } = openTab();
  store.dispatch(valueEntered({ jobId: 'j-1', taskId: 't', value: value('1'), at: EARLY }));
  const theirs = JSON.stringify({ values: { u: value('2') }, day: null, changedAt: LATE });
  change({ key: READING, name: 'j-1', base: null, theirs });
  expect(store.getState().readingDraft['j-1']?.values).toEqual({ t: value('1'), u: value('2') });
});

test('a draft that another tab has sent or discarded is gone', () => {
  const { change, store } = openTab();
  store.dispatch(draftTouched({ jobId: 'j-1', at: EARLY }));
  store.dispatch(draftTouched({ jobId: 'j-2', at: EARLY }));
  const base = JSON.stringify(store.getState().readingDraft['j-1']);
  change({ key: READING, name: 'j-1', base, theirs: null });
  expect(Object.keys(store.getState().readingDraft)).toEqual(['j-2']);
});

test('takes a changed field of a meter that is not on the list, unless it was changed here', () => {
  const { change, store } = openTab();
  store.dispatch(unlistedEntered({ at: EARLY, meterNumber: '1ESY' }));
  change({ key: UNLISTED, name: 'comment', base: '""', theirs: '"im Hof"' });
  change({ key: UNLISTED, name: 'meterNumber', base: '""', theirs: '"2ESY"' });
  change({ key: UNLISTED, name: 'changedAt', base: JSON.stringify(EARLY), theirs: null });
  expect(store.getState().unlistedDraft).toMatchObject({ meterNumber: '1ESY', comment: 'im Hof' });
  expect(store.getState().unlistedDraft.changedAt).toBeUndefined();
});

test.each([
  { says: 'without values', theirs: '{}' },
  { says: 'that is broken', theirs: '{' },
])('leaves the drafts alone if there is one $says', ({ theirs }) => {
  const { change, store } = openTab();
  const before = store.getState();
  change({ key: READING, name: 'j-1', base: null, theirs });
  expect(store.getState()).toEqual(before);
});

describe('photos for sending', () => {
  const order: string[] = [];
  beforeEach(() => void order.splice(0));

  test.each([
    {
      says: 'after the look',
      refresh: async () => void order.push('looked'),
      waited: ['looked', 'looked at the photos'],
    },
    {
      says: 'though the look fails',
      refresh: () => Promise.reject(new Error('no')),
      waited: ['looked at the photos'],
    },
    {
      says: 'after 3 s of a look without an answer',
      refresh: () => new Promise<void>(() => undefined),
      waited: ['looked at the photos', 'waited 3000 ms'],
    },
  ])('are loaded $says at what others have sent and taken', async ({ refresh, waited }) => {
    const photos = lookingFirst({
      draftPhotos: {
        loaded: async () => void order.push('loaded'),
        restore: async () => void order.push('looked at the photos'),
      },
      drafts: { refresh },
      after(ms, action) {
        const timer = setTimeout(() => {
          order.push(`waited ${ms} ms`);
          action();
        });
        return () => clearTimeout(timer);
      },
    });
    await photos.loaded();
    expect(order).toEqual(['loaded', ...waited]);
  });
});
