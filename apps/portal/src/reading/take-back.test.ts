import { aJob, aRateTask } from '@ablesbar/domain/testing';
import type { OutboxRecord } from '@ablesbar/offline-queue';
import { dayChosen, valueEntered } from './reading-draft.slice';
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
    results: [{ taskId: 'ht', comment: null, readingValue: 48213, readingImages: [] }],
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

test('the form has its values and its day again before the outbox lets go', async () => {
  const steps: unknown[] = [];
  const outbox = {
    discard: async (id: string) => {
      steps.push(`discard ${id}`);
      return true;
    },
  };
  const dispatch = (action: unknown) => steps.push(action);
  // The thunk takes nothing from the store and nothing from the portal.
  await Reflect.apply(takeBack(outbox, twoRates, record), null, [dispatch]);
  expect(steps).toEqual([
    valueEntered({ jobId: job.id, taskId: 'ht', value: { integer: '48213', decimals: '0' } }),
    expect.objectContaining({
      type: dayChosen.type,
      payload: { jobId: job.id, day: '2026-11-20' },
    }),
    'discard r-1',
  ]);
});
