import { act, renderHook } from '@testing-library/react';
import { aJob, aMeter, anAddress, aRateTask } from '@ablesbar/domain/testing';
import type { DraftPhoto } from '../../reading/placed-photos';
import { valueEntered } from '../../reading/reading-draft.slice';
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
  act(() => result.current.chooseBuilding(1));
  expect(result.current.counts).toMatchObject({ open: 2, all: 2 });
});
