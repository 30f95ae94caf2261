import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { persistStore } from 'redux-persist';
import { persisted } from './persisted';
import { stateStorage } from './state-storage';

const disk = new Map<string, string>();
jest.mock('./state-storage', () => ({
  stateStorage: { entries: jest.fn(), change: jest.fn() },
}));

beforeEach(() => {
  disk.clear();
  jest
    .mocked(stateStorage.entries)
    .mockImplementation(
      async (prefix) => new Map([...disk].filter(([key]) => key.startsWith(prefix))),
    );
  jest.mocked(stateStorage.change).mockImplementation(async (keys, decide) => {
    for (const key of keys) disk.set(key, decide(key, disk.get(key) ?? null) ?? 'gone');
  });
});

/**
 * The format of redux-persist, which builds before 2026-11-24 have left: each part of the slice is JSON text, and the whole is JSON text
 * again.
 */
const written = (slice: Readonly<Record<string, unknown>>, version = 1) =>
  JSON.stringify({
    ...Object.fromEntries(Object.entries(slice).map(([key, part]) => [key, JSON.stringify(part)])),
    _persist: JSON.stringify({ version, rehydrated: true }),
  });

async function openPortal() {
  const reducer = combineReducers({
    readingDraft: persisted.readingDraft,
    unlistedDraft: persisted.unlistedDraft,
  });
  const store = configureStore({
    reducer,
    middleware: (defaults) => defaults({ serializableCheck: false }),
  });
  await new Promise<void>((resolve) => {
    persistStore(store, null, resolve);
  });
  const { readingDraft, unlistedDraft } = store.getState();
  return { readingDraft, unlistedDraft };
}

const value = { integer: '13210', decimals: '45' };
const moment = '2026-11-21T10:00:00.000Z';
const emptyMeter = {
  meterNumber: '',
  value: { integer: '', decimals: '' },
  comment: '',
  day: null,
  accountId: null,
};

test.each([
  {
    says: 'a draft of the first build, which knew neither words nor its moment',
    before: { readingDraft: written({ 'j-1': { values: { 't-1': value }, day: null } }) },
    after: {
      readingDraft: { 'j-1': { values: { 't-1': value }, day: null } },
      unlistedDraft: emptyMeter,
    },
  },
  {
    says: 'a draft with words and a chosen day',
    before: {
      readingDraft: written({
        'j-1': { values: { 't-1': value }, comment: 'Leck', day: '2026-11-20' },
      }),
    },
    after: {
      readingDraft: { 'j-1': { values: { 't-1': value }, comment: 'Leck', day: '2026-11-20' } },
      unlistedDraft: emptyMeter,
    },
  },
  {
    says: 'a meter that is not on the list, of a build without a choice of accounts',
    before: {
      unlistedDraft: written({ meterNumber: '1ESY1160123456', value, comment: 'Keller' }),
    },
    after: {
      readingDraft: {},
      unlistedDraft: {
        ...emptyMeter,
        meterNumber: '1ESY1160123456',
        value,
        comment: 'Keller',
      },
    },
  },
  {
    says: 'a meter that is not on the list, with its account and its moment',
    before: {
      unlistedDraft: written({ ...emptyMeter, value, accountId: 'a-2', changedAt: moment }),
    },
    after: {
      readingDraft: {},
      unlistedDraft: { ...emptyMeter, value, accountId: 'a-2', changedAt: moment },
    },
  },
  {
    says: 'the drafts of a later build, which an older tab still opens',
    before: { readingDraft: written({ 'j-1': { values: { 't-1': value }, day: null } }, 2) },
    after: {
      readingDraft: { 'j-1': { values: { 't-1': value }, day: null } },
      unlistedDraft: emptyMeter,
    },
  },
  {
    says: 'a disk that is empty',
    before: {},
    after: { readingDraft: {}, unlistedDraft: emptyMeter },
  },
])('$says: everything in it is there again', async ({ before, after }) => {
  for (const [key, text] of Object.entries(before)) disk.set(`persist:${key}`, text);
  const { readingDraft, unlistedDraft } = await openPortal();
  // The state also contains redux-persist's own `_persist` entry.
  expect(readingDraft).toMatchObject(after.readingDraft);
  expect(unlistedDraft).toMatchObject(after.unlistedDraft);
});
