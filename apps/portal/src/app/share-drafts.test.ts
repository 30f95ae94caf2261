import { dayOfWire } from '@ablesbar/domain';
import { configureStore } from '@reduxjs/toolkit';
import { draftTouched, readingDraftSlice, valueEntered } from '../reading/reading-draft.slice';
import { unlistedDraftSlice, unlistedEntered } from '../unlisted-reading/unlisted-draft.slice';
import type { ChangedParts } from './part-storage';
import { shareDrafts } from './share-drafts';

const READING = 'persist:readingDraft';
const UNLISTED = 'persist:unlistedDraft';
const value = (integer: string) => ({ integer, decimals: '' });
const EARLY = '2026-11-24T10:00:00Z';
const LATE = '2026-11-24T11:00:00Z';

function openTab() {
  const store = configureStore({
    reducer: {
      readingDraft: readingDraftSlice.reducer,
      unlistedDraft: unlistedDraftSlice.reducer,
    },
  });
  let hear = (_message: { readonly data: unknown }) => {};
  let tell = (_changed: ChangedParts) => {};
  const posted: unknown[] = [];
  const knew: ChangedParts[] = [];
  const forgotten: string[] = [];
  shareDrafts({
    // The tested part of the store.
    store: store as unknown as Parameters<typeof shareDrafts>[0]['store'],
    channel: {
      postMessage: (message) => posted.push(message),
      addEventListener: (_type, listener) => (hear = listener),
    },
    drafts: { onChanged: (listener) => (tell = listener), know: (changed) => knew.push(changed) },
    draftPhotos: { forget: (draft) => void forgotten.push(draft) },
  });
  return {
    ...{ store, posted, knew, forgotten },
    hear: (data: unknown) => hear({ data }),
    tell: (changed: ChangedParts) => tell(changed),
  };
}

test('tells the other tabs what has changed here', () => {
  const { tell, posted } = openTab();
  tell({ key: READING, parts: { 'j-1': null } });
  expect(posted).toEqual([{ key: READING, parts: { 'j-1': null } }]);
});

test('takes a draft of another tab, and knows that it is on the disk', () => {
  const { hear, store, knew } = openTab();
  store.dispatch(valueEntered({ jobId: 'j-1', taskId: 't', value: value('1'), at: EARLY }));
  const draft = { values: { u: value('2') }, day: dayOfWire('2026-11-20'), changedAt: LATE };
  const change = { key: READING, parts: { 'j-1': JSON.stringify(draft) } };
  hear(change);
  expect(store.getState().readingDraft).toEqual({
    'j-1': { ...draft, values: { t: value('1'), u: value('2') } },
  });
  expect(knew).toEqual([change]);
});

test('a draft that another tab has sent or discarded is gone with its photos', () => {
  const { hear, store, forgotten } = openTab();
  store.dispatch(draftTouched({ jobId: 'j-1', at: EARLY }));
  store.dispatch(draftTouched({ jobId: 'j-2', at: EARLY }));
  hear({ key: READING, parts: { 'j-1': null } });
  expect(Object.keys(store.getState().readingDraft)).toEqual(['j-2']);
  expect(forgotten).toEqual(['j-1']);
});

test('takes the changed fields of a meter that is not on the list', () => {
  const { hear, store } = openTab();
  store.dispatch(unlistedEntered({ at: EARLY, meterNumber: '1ESY' }));
  hear({ key: UNLISTED, parts: { comment: '"im Hof"', changedAt: JSON.stringify(LATE) } });
  expect(store.getState().unlistedDraft).toMatchObject({
    meterNumber: '1ESY',
    comment: 'im Hof',
    changedAt: LATE,
  });
});

test.each([
  { says: 'nothing', data: null },
  { says: 'a text', data: 'x' },
  { says: 'no parts', data: { key: READING } },
  { says: 'a part that is no text', data: { key: READING, parts: { 'j-1': {} } } },
  { says: 'another slice', data: { key: 'persist:other', parts: { 'j-1': 'null' } } },
  { says: 'a draft without values', data: { key: READING, parts: { 'j-1': '{}' } } },
  { says: 'a broken draft', data: { key: READING, parts: { 'j-1': '{' } } },
])('leaves the drafts alone if a tab of another build says $says', ({ data }) => {
  const { hear, store } = openTab();
  const before = store.getState();
  hear(data);
  expect(store.getState()).toEqual(before);
});

test('works without channels', () => {
  const tell: ((changed: ChangedParts) => void)[] = [];
  shareDrafts({
    store: { dispatch: jest.fn(), getState: jest.fn() },
    channel: null,
    drafts: { onChanged: (listener) => tell.push(listener), know: jest.fn() },
    draftPhotos: { forget: jest.fn() },
  });
  expect(() => tell[0]?.({ key: READING, parts: {} })).not.toThrow();
});
