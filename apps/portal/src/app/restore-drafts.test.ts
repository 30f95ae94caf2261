import type { UnknownAction } from '@reduxjs/toolkit';
import { aDay } from '@ablesbar/domain/testing';
import { noteKept } from '../note/own-notes.slice';
import { draftsFilled, valueEntered } from '../reading/reading-draft.slice';
import { roundChanged } from '../round/rounds.slice';
import { unlistedEntered } from '../unlisted-reading/unlisted-draft.slice';
import { createStore } from './create-store';
import { mergeParts } from './merge-parts';
import { partStorage } from './part-storage';
import { persistedIn } from './persisted';
import { restoreDrafts } from './restore-drafts';
import { settled, until } from './testing/settled';
import { startedPortal } from './testing/started-portal';

const at = '2026-11-30T10:00:00.000Z';
const values = { 't-1': { integer: '4711', decimals: '' } };
const note = {
  accountId: 'a',
  jobId: 'j',
  taskId: 't',
  day: aDay('2026-11-30'),
  value: values['t-1'],
};

/** A portal whose timers never tick, as in a page behind another one. */
async function open() {
  jest.spyOn(globalThis, 'setInterval').mockReturnValue(setTimeout(() => undefined));
  const disk = new Map<string, string>();
  const storage = partStorage(
    {
      entries: async (prefix) => new Map([...disk].filter(([key]) => key.startsWith(prefix))),
      async change(keys, decide) {
        for (const key of keys) disk.set(key, decide(key, disk.get(key) ?? null) ?? '');
      },
    },
    mergeParts,
  );
  const store = createStore(await startedPortal(), persistedIn(storage));
  await restoreDrafts(store, storage).isRestored;
  return { store, disk };
}

afterEach(() => jest.restoreAllMocks());

const aSheet = (count: number) =>
  draftsFilled({
    at,
    some: Array.from({ length: count }, (_, index) => ({ jobId: `j-${index}`, values })),
  });

test.each<{ what: string; count: number; entered: UnknownAction }>([
  {
    what: 'a digit',
    count: 1,
    entered: valueEntered({ at, jobId: 'j', taskId: 't', value: values['t-1'] }),
  },
  { what: 'a sheet of readings', count: 1200, entered: aSheet(1200) },
  {
    what: 'a meter that is not on the list',
    count: 1,
    entered: unlistedEntered({ at, comment: '4711' }),
  },
  { what: 'a note', count: 1, entered: noteKept({ id: 'n', note }) },
  { what: 'a round', count: 1, entered: roundChanged({ id: 'r', change: { order: ['4711'] } }) },
])('$what is handed over to the disk at once', async ({ count, entered }) => {
  const { store, disk } = await open();
  store.dispatch(entered);
  const isThere = () => [...disk.values()].filter((text) => text.includes('4711')).length === count;
  await until(isThere);
});

test('what the disk takes over changes nothing in the store', async () => {
  const { store, disk } = await open();
  store.dispatch(aSheet(2));
  const { readingDraft, ownNotes } = store.getState();
  await until(() => disk.size > 0);
  await settled();
  expect(store.getState().readingDraft).toBe(readingDraft);
  expect(store.getState().ownNotes).toBe(ownNotes);
});
