import { act, renderHook } from '@testing-library/react';
import { aDay, aJob } from '@ablesbar/domain/testing';
import { selectDraft } from './reading-draft.slice';
import { entryAround } from './testing/entry-around';
import { useEntry } from './use-entry';

// It is 21 November 2026, 10 o'clock in London.
const at = '2026-11-21T10:00:00.000Z';
const today = aDay('2026-11-21');
const job = aJob();
const picture = (size: number) => ({ mimeType: 'image/jpeg', data: new ArrayBuffer(size) });

async function anEntry() {
  const { store, draftPhotos, wrapper } = await entryAround();
  const { result } = renderHook(() => useEntry(job), { wrapper });
  return {
    entry: () => result.current,
    draft: () => selectDraft(store.getState(), job.id),
    sizes: () => (draftPhotos.of(job.id)['t-1'] ?? []).map(({ data }) => data.byteLength),
  };
}

test('several photos that arrive at once are all there, in their order', async () => {
  const { entry, sizes, draft } = await anEntry();
  const { addPhoto } = entry();
  act(() => {
    addPhoto('t-1', picture(1));
    addPhoto('t-1', picture(2));
  });
  expect(sizes()).toEqual([1, 2]);
  expect(new Set(entry().photos['t-1']?.map(({ id }) => id)).size).toBe(2);
  expect(draft().changedAt).toBe(at);
});

test('removing a photo keeps the others', async () => {
  const { entry, sizes } = await anEntry();
  act(() => [1, 2, 3].forEach((size) => entry().addPhoto('t-1', picture(size))));
  act(() => entry().removePhoto('t-1', 1));
  expect(sizes()).toEqual([1, 3]);
});

test.each([
  { says: 'today is kept as no day: tomorrow it is tomorrow', chosen: today, day: null },
  { says: 'another day is kept', chosen: aDay('2026-11-20'), day: '2026-11-20' },
])('a chosen day: $says', async ({ chosen, day }) => {
  const { entry, draft } = await anEntry();
  act(() => entry().chooseDay(chosen));
  expect(draft()).toEqual({ values: {}, day, changedAt: at });
  expect(entry().day).toBe(chosen);
});

test('the draft holds the entries with their time', async () => {
  const { entry, draft } = await anEntry();
  const value = { integer: '44580', decimals: '5' };
  act(() => {
    entry().enterValue('t-1', value);
    entry().enterComment('Leck');
  });
  expect(draft()).toEqual({
    values: { 't-1': value },
    comment: 'Leck',
    commentedAt: at,
    day: null,
    changedAt: at,
    enteredAt: { 't-1': at },
  });
  expect(entry().assessment.canSend).toBe(true);
});

test('undoing a discard restores the whole draft', async () => {
  const { entry, draft, sizes } = await anEntry();
  act(() => {
    entry().enterComment('Leck');
    entry().addPhoto('t-1', picture(1));
  });
  const before = draft();
  let undo = () => {};
  act(() => {
    undo = entry().discard();
  });
  expect([draft(), sizes()]).toEqual([{ values: {}, day: null }, []]);
  act(() => undo());
  expect([draft(), sizes()]).toEqual([before, [1]]);
});

test.each([
  { says: 'within the window', part: {}, sending: 'open', isHidden: false },
  {
    says: 'before it',
    part: { jobConstraints: { earliestExecution: '2026-11-23', latestExecution: null } },
    sending: 'not-yet',
    isHidden: true,
  },
])('the rules for the job: $says', async ({ part, sending, isHidden }) => {
  const { wrapper } = await entryAround();
  const { current } = renderHook(() => useEntry(aJob(part)), { wrapper }).result;
  expect([current.sending.state, current.isDateHidden]).toEqual([sending, isHidden]);
  expect(current.dateWindow.latest).toBe(today);
});
