import { act, renderHook, waitFor } from '@testing-library/react';
import { aDay, aJob, aMeter, anAddress, aRateTask } from '@ablesbar/domain/testing';
import type { RecordState } from '@ablesbar/offline-queue';
import { recordOf } from '@ablesbar/offline-queue/testing';
import { queueChanged } from '../../outbox/outbox.slice';
import type { DraftPhoto } from '../../reading/placed-photos';
import { dayChosen, selectDrafts, valueEntered } from '../../reading/reading-draft.slice';
import { entryAround } from '../../reading/testing/entry-around';
import { useTable } from './use-table';

const task = aRateTask({ taskId: 't' });
const job = aJob({
  id: 'j-table',
  config: { features: { imageAlwaysRequired: true }, meterReading: {} },
  meter: aMeter({ meterRateTasks: [task] }),
});
const photo: DraftPhoto = { id: 'p', mimeType: 'image/jpeg', data: new ArrayBuffer(1) };

test('a photo that is read from the disk after the table is shown counts at once', async () => {
  const { store, draftPhotos, wrapper } = await entryAround();
  const value = { integer: '45210', decimals: '' };
  store.dispatch(valueEntered({ jobId: job.id, at: '', taskId: 't', value }));
  const { result } = renderHook(() => useTable('a', [job]), { wrapper });
  expect(result.current.readiness.blocked).toEqual([job]);
  await act(() => draftPhotos.put(job.id, 't', [photo]));
  expect(result.current.readiness).toEqual({ sure: [job], doubtful: [], blocked: [] });
});

test('the numbers on the chips count the chosen building', async () => {
  const { wrapper } = await entryAround();
  const jobs = ['9', '14', '14'].map((houseNumber, n) =>
    aJob({ id: `j-${n}`, meter: aMeter({ meterAddress: anAddress({ houseNumber }) }) }),
  );
  const { result } = renderHook(() => useTable('a', jobs), { wrapper });
  expect(result.current.counts).toMatchObject({ open: 3, all: 3 });
  act(() => result.current.chooseBuilding(result.current.buildings[1] ?? null));
  expect(result.current.counts).toMatchObject({ open: 2, all: 2 });
});

test('a building stays chosen when the list that arrives has one more before it', async () => {
  const { wrapper } = await entryAround();
  const inHouse = (houseNumber: string) =>
    aJob({ id: houseNumber, meter: aMeter({ meterAddress: anAddress({ houseNumber }) }) });
  const before = [inHouse('9'), inHouse('14')];
  const { result, rerender } = renderHook(({ jobs }) => useTable('a', jobs), {
    wrapper,
    initialProps: { jobs: before },
  });
  act(() => result.current.chooseBuilding(result.current.buildings[1] ?? null));
  rerender({ jobs: [inHouse('3'), ...before] });
  expect(result.current.building?.jobs.map(({ id }) => id)).toEqual(['14']);
});

describe('the day of a reading in the table', () => {
  const values = { t: { integer: '45210', decimals: '' } };
  const chosen = aDay('2026-01-02');
  const other = aDay('2026-01-05');

  async function table() {
    const { store, wrapper } = await entryAround();
    const { result } = renderHook(() => useTable('a', [job]), { wrapper });
    const fill = (value: Partial<typeof values>) =>
      act(() => result.current.fill([{ jobId: job.id, values: value }]));
    const chooseDay = (day: typeof chosen) => act(() => result.current.chooseDay(day));
    const dayOf = () => selectDrafts(store.getState())[job.id]?.day;
    return { store, result, fill, chooseDay, dayOf };
  }

  test.each([chosen, null])('stays as it was chosen on the page of the meter: %s', async (day) => {
    const { store, fill, chooseDay, dayOf } = await table();
    chooseDay(other);
    act(() => void store.dispatch(dayChosen({ jobId: job.id, at: '', day })));
    fill(values);
    expect(dayOf()).toBe(day);
  });

  test('is the table’s where nothing was entered, and follows it when the field was emptied', async () => {
    const { fill, chooseDay, dayOf } = await table();
    chooseDay(chosen);
    fill(values);
    expect(dayOf()).toBe(chosen);
    fill({ t: { integer: '', decimals: '' } });
    chooseDay(other);
    fill(values);
    expect(dayOf()).toBe(other);
  });

  test('stays in the buildings that are not shown', async () => {
    const { store, wrapper } = await entryAround();
    const jobs = ['9', '14'].map((houseNumber) => {
      const meterAddress = anAddress({ houseNumber });
      return aJob({ id: houseNumber, meter: aMeter({ meterAddress, meterRateTasks: [task] }) });
    });
    const { result } = renderHook(() => useTable('a', jobs), { wrapper });
    act(() => result.current.chooseDay(chosen));
    act(() => result.current.fill(jobs.map(({ id }) => ({ jobId: id, values }))));
    act(() => result.current.chooseBuilding(result.current.buildings[1] ?? null));
    act(() => result.current.chooseDay(other));
    const drafts = selectDrafts(store.getState());
    expect([drafts['9']?.day, drafts['14']?.day]).toEqual([chosen, other]);
  });

  test.each([chosen, null])('stays as a sheet has brought it: %s', async (day) => {
    const { result, chooseDay, dayOf } = await table();
    chooseDay(aDay('2026-01-03'));
    act(() => result.current.fill([{ jobId: job.id, values, day }]));
    chooseDay(other);
    expect(dayOf()).toBe(day);
  });
});

test('the day that was chosen for the table is there after a look at a meter', async () => {
  const { wrapper } = await entryAround();
  const table = () => renderHook(() => useTable('a', [job]), { wrapper });
  const first = table();
  act(() => first.result.current.chooseDay(aDay('2026-01-02')));
  first.unmount();
  expect(table().result.current.day).toBe('2026-01-02');
});

test('a sheet changes no reading that waits or is being sent', async () => {
  const { store, wrapper } = await entryAround();
  const jobs = ['waits', 'goes', 'free'].map((id) =>
    aJob({ id, meter: aMeter({ meterRateTasks: [task] }) }),
  );
  const { result } = renderHook(() => useTable('a', jobs), { wrapper });
  const waiting = [recordOf({ jobId: 'waits' })];
  act(() => void store.dispatch(queueChanged({ waiting, isSending: false })));
  const goes = jobs.filter(({ id }) => id === 'goes');
  act(() => result.current.batch.start(goes, result.current.today));
  expect([...result.current.closed]).toEqual([
    ['waits', 'queued'],
    ['goes', 'sending'],
  ]);
  const values = { t: { integer: '45210', decimals: '' } };
  act(() => result.current.fill(jobs.map(({ id }) => ({ jobId: id, values }))));
  expect(Object.keys(selectDrafts(store.getState()))).toEqual(['free']);
  await waitFor(() => expect(result.current.batch.isRunning).toBe(false));
});

test.each<{ readonly state: RecordState; readonly message: string | null }>([
  { state: 'REJECTED', message: null },
  {
    state: 'DAMAGED',
    message: 'Ein Foto dieser Ablesung ist auf diesem Gerät verloren gegangen.',
  },
])(
  'a refused reading ($state) is named in its row, and keeps neither the sheet nor the row from a new one',
  async ({ state, message }) => {
    const { store, wrapper } = await entryAround();
    const { result } = renderHook(() => useTable('a', [job]), { wrapper });
    const waiting = [recordOf({ jobId: job.id, state })];
    act(() => void store.dispatch(queueChanged({ waiting, isSending: false })));
    expect(result.current.closed.size).toBe(0);
    expect(result.current.entryOf(job, task).stage).toEqual({ kind: 'refused', message });
    const values = { t: { integer: '45210', decimals: '' } };
    act(() => result.current.fill([{ jobId: job.id, values }]));
    expect(selectDrafts(store.getState())[job.id]?.values).toEqual(values);
    expect(result.current.entryOf(job, task).stage.kind).toBe('entering');
  },
);

test.each([
  { says: 'sent after it', receivedAt: '2026-11-24T12:00:00Z', kind: 'sent' },
  { says: 'sent before it', receivedAt: '2026-11-24T08:00:00Z', kind: 'refused' },
  { says: 'of unknown time', receivedAt: undefined, kind: 'refused' },
])('beside a refused reading, one $says leaves its row $kind', async ({ receivedAt, kind }) => {
  const { store, wrapper } = await entryAround();
  const readingResults = [
    { readingDate: '2026-11-24', readingValue: 45_210, ...(receivedAt && { receivedAt }) },
  ];
  const sent = aRateTask({ taskId: 't', readingResults });
  const done = { ...job, done: true, meter: aMeter({ meterRateTasks: [sent] }) };
  const { result } = renderHook(() => useTable('a', [done]), { wrapper });
  const capturedAt = Date.parse('2026-11-24T10:00:00Z');
  const waiting = [{ ...recordOf({ jobId: job.id, state: 'REJECTED' }), capturedAt }];
  act(() => void store.dispatch(queueChanged({ waiting, isSending: false })));
  expect(result.current.entryOf(done, sent).stage.kind).toBe(kind);
});
