import { aJob, aRateTask } from '@ablesbar/domain/testing';
import type { OutboxRecord } from '@ablesbar/offline-queue';
import { commentEntered, dayChosen, valueEntered } from './reading-draft.slice';
import { takeBack } from './take-back';

const job = aJob();
const twoRates = {
  ...job,
  meter: {
    ...job.meter,
    meterRateTasks: [
      aRateTask({ taskId: 'ht', postDecimals: 1 }),
      aRateTask({ taskId: 'nt', postDecimals: 1 }),
    ],
  },
};

const record: OutboxRecord = {
  schema: 1,
  id: 'r-1',
  seq: 1,
  kind: 'job-results',
  jobId: job.id,
  accountId: 'a-1',
  applicationId: 'x',
  payload: {
    results: [{ taskId: 'ht', comment: 'Leck', readingValue: 48213, readingImages: [] }],
    readingDate: '2026-11-20T11:00:00.000Z',
  },
  photos: [],
  capturedAt: 0,
  attempts: 1,
  nextAt: null,
  lastError: null,
  state: 'REJECTED',
  visible: true,
};

test('the form has its values, words, photos and its day again before the outbox lets go', async () => {
  const steps: unknown[] = [];
  const outbox = {
    discard: async (id: string) => {
      steps.push(`discard ${id}`);
      return true;
    },
    photosOf: async () => [
      { slot: 'ht', mimeType: 'image/jpeg', data: new ArrayBuffer(3) },
      { slot: 'nt', mimeType: 'image/jpeg', data: new ArrayBuffer(4) },
    ],
  };
  const draftPhotos = {
    put: async (draft: string, slot: string, photos: readonly unknown[]) =>
      void steps.push(`photos ${draft} ${slot} ${photos.length}`),
  };
  const dispatch = (action: unknown) => steps.push(action);
  const portal = { ports: { newId: () => 'photo-1' } };
  // The thunk takes nothing from the store.
  await Reflect.apply(takeBack(outbox, draftPhotos, twoRates, record), null, [
    dispatch,
    null,
    portal,
  ]);
  expect(steps).toEqual([
    valueEntered({ jobId: job.id, taskId: 'ht', value: { integer: '48213', decimals: '0' } }),
    commentEntered({ jobId: job.id, comment: 'Leck' }),
    `photos ${job.id} ht 1`,
    expect.objectContaining({
      type: dayChosen.type,
      payload: { jobId: job.id, day: '2026-11-20' },
    }),
    'discard r-1',
  ]);
});
