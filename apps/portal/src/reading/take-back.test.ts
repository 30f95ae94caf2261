import { aDay, aJob, aRateTask } from '@ablesbar/domain/testing';
import { StorageProblem, type OutboxRecord } from '@ablesbar/offline-queue';
import type { Notice } from '../notice/notices';
import { commentEntered, dayChosen, draftRestored, valueEntered } from './reading-draft.slice';
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

const record: OutboxRecord & { readonly kind: 'job-results' } = {
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

const draft = { values: { nt: { integer: '7', decimals: '' } }, day: null };
const old = { id: 'old', mimeType: 'image/jpeg', data: new ArrayBuffer(1) };

const aRef = (slot: string) => ({ key: slot, slot, mimeType: '', byteLength: 1, sha256: '' });

interface Surroundings {
  readonly refs?: OutboxRecord['photos'];
  readonly discard?: () => Promise<boolean>;
  readonly put?: () => Promise<void>;
  readonly list?: () => Promise<readonly OutboxRecord[]>;
}

/** What happens, in its order, and whether the form has the reading at the end. */
async function takenBack({
  refs = [],
  discard = async () => true,
  put = async () => undefined,
  list = async () => [record],
}: Surroundings) {
  const steps: unknown[] = [];
  const outbox = {
    list,
    discard: (id: string) => {
      steps.push(`discard ${id}`);
      return discard();
    },
    photosOf: async () => [
      { slot: 'ht', mimeType: 'image/jpeg', data: new ArrayBuffer(3) },
      { slot: 'nt', mimeType: 'image/jpeg', data: new ArrayBuffer(4) },
    ],
  };
  const draftPhotos = {
    of: () => ({ ht: [old] }),
    put: (draftId: string, slot: string, photos: readonly { readonly id: string }[]) => {
      steps.push(`photos ${draftId} ${slot} ${photos.map(({ id }) => id).join()}`);
      return put();
    },
  };
  const portal = {
    ports: { newId: () => 'photo-1', now: () => new Date('2026-11-21T10:00:00Z') },
    notices: {
      show: ({ message, values }: Omit<Notice, 'id'>) =>
        steps.push([message, values?.['count']].filter(Boolean).join(' ')),
    },
  };
  const isBack: unknown = await Reflect.apply(
    takeBack(outbox, draftPhotos, twoRates, { ...record, photos: refs }),
    null,
    [
      (action: unknown) => steps.push(action),
      () => ({ readingDraft: { [job.id]: draft } }),
      portal,
    ],
  );
  return { steps, isBack };
}

const change = { jobId: job.id, at: '2026-11-21T10:00:00.000Z' };
const filled = [
  valueEntered({ ...change, taskId: 'ht', value: { integer: '48213', decimals: '0' } }),
  commentEntered({ ...change, comment: 'Leck' }),
  dayChosen({ ...change, day: aDay('2026-11-20') }),
  `photos ${job.id} ht photo-1`,
];
const asBefore = [draftRestored({ jobId: job.id, draft }), `photos ${job.id} ht old`];
const fails = () => Promise.reject(new StorageProblem('storage-full'));

test.each([
  {
    says: 'is whole before the outbox lets go',
    surroundings: {},
    steps: [...filled, 'discard r-1'],
    isBack: true,
  },
  {
    says: 'has the photos that are left, and the person is told of the others',
    surroundings: { refs: [aRef('ht'), aRef('ht'), aRef('nt')] },
    steps: [...filled, 'discard r-1', 'outbox_lost_text 1'],
    isBack: true,
  },
  {
    says: 'is as before where the reading is being sent',
    surroundings: { discard: async () => false },
    steps: [...filled, 'discard r-1', 'outbox_late_text', ...asBefore],
    isBack: false,
  },
  {
    says: 'is as before where the disk takes no photo',
    surroundings: { put: fails },
    steps: [...filled, 'outbox_storage_text', ...asBefore],
    isBack: false,
  },
  {
    says: 'keeps the reading where the outbox let go and only then failed',
    surroundings: { discard: fails, list: async () => [] },
    steps: [...filled, 'discard r-1', 'outbox_storage_text'],
    isBack: true,
  },
  {
    says: 'keeps the reading where nobody can tell whether it still waits',
    surroundings: { discard: fails, list: fails },
    steps: [...filled, 'discard r-1', 'outbox_storage_text'],
    isBack: true,
  },
])('the form $says', async ({ surroundings, steps, isBack }) => {
  expect(await takenBack(surroundings)).toEqual({ steps, isBack });
});
