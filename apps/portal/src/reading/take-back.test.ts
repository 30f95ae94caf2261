import type { Job } from '@ablesbar/domain';
import { aDay, aJob, aRateTask } from '@ablesbar/domain/testing';
import { StorageProblem, type OutboxRecord } from '@ablesbar/offline-queue';
import type { Notice } from '@ablesbar/ui/observable';
import type { DraftPhoto } from './placed-photos';
import {
  commentEntered,
  dayChosen,
  draftChangedElsewhere,
  reasonChosen,
  type ReadingDraft,
  valueEntered,
} from './reading-draft.slice';
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
  schema: 2,
  id: 'r-1',
  seq: 1,
  kind: 'job-results',
  jobId: job.id,
  accountId: 'a-1',
  applicationId: 'x',
  payload: {
    results: [{ taskId: 'ht', comment: 'Leck', value: { integer: '048213', decimals: '' } }],
    readingDate: '2026-11-20T11:00:00.000Z',
  },
  photos: [],
  capturedAt: Date.parse('2026-11-20T12:00:00.001Z'),
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
  readonly write?: () => Promise<void>;
  readonly list?: () => Promise<readonly OutboxRecord[]>;
  /** Photos that the user takes while the outbox discards. */
  readonly meanwhile?: readonly DraftPhoto[];
  /** In the place of the reading. */
  readonly whole?: OutboxRecord & { readonly kind: 'not-readable' };
  readonly about?: Partial<Pick<typeof record, 'payload' | 'isFromNumbers'>>;
  /** What has been typed since the reading was sent. */
  readonly typed?: ReadingDraft;
  readonly job?: Job;
}

/** All steps in their order, and whether the form has the reading at the end. */
async function takenBack({
  refs = [],
  discard = async () => true,
  write = async () => undefined,
  list = async () => [record],
  about = {},
  meanwhile = [],
  whole,
  typed = draft,
  job: own = twoRates,
}: Surroundings) {
  const steps: unknown[] = [];
  let shown: readonly DraftPhoto[] = [old];
  const outbox = {
    list,
    discard: (id: string) => {
      steps.push(`discard ${id}`);
      shown = [...shown, ...meanwhile];
      return discard();
    },
    photosOf: async () => [
      { slot: 'ht', mimeType: 'image/jpeg', data: new ArrayBuffer(3) },
      { slot: 'nt', mimeType: 'image/jpeg', data: new ArrayBuffer(4) },
    ],
  };
  const draftPhotos = {
    of: () => ({ ht: shown }),
    put: (draftId: string, slot: string, photos: readonly DraftPhoto[]) => {
      const put = photos.map(({ id, data }) => `${id} of ${data.byteLength} bytes`);
      steps.push(`photos ${draftId} ${slot}: ${put.join()}`);
      if (slot === 'ht') shown = photos;
      return write();
    },
  };
  const portal = {
    ports: { newId: () => 'photo-1', now: () => new Date('2026-11-21T10:00:00Z') },
    notices: {
      show: ({ message, values }: Omit<Notice, 'id'>) =>
        steps.push([message, values?.['count']].filter(Boolean).join(' ')),
    },
  };
  const end: unknown = await Reflect.apply(
    takeBack(outbox, draftPhotos, own, whole ?? { ...record, ...about, photos: refs }),
    null,
    [
      (action: unknown) => steps.push(action),
      () => ({ readingDraft: { [job.id]: typed } }),
      portal,
    ],
  );
  return { steps, end };
}

/** Just before the reading was captured. */
const change = { jobId: job.id, at: '2026-11-20T12:00:00.000Z' };
const filled = [
  valueEntered({ ...change, taskId: 'ht', value: { integer: '048213', decimals: '' } }),
  commentEntered({ ...change, comment: 'Leck' }),
  dayChosen({ ...change, day: aDay('2026-11-20') }),
  `photos ${job.id} ht: old of 1 bytes,photo-1 of 3 bytes`,
];
const NOT_READABLE: OutboxRecord & { readonly kind: 'not-readable' } = {
  ...record,
  kind: 'not-readable',
  payload: { reason: 'OTHER', comment: 'Hund', readingDate: '2026-11-20T11:00:00.000Z' },
};

const asBefore = [
  draftChangedElsewhere({ jobId: job.id, base: draft, theirs: draft }),
  `photos ${job.id} ht: old of 1 bytes`,
];
const fails = () => Promise.reject(new StorageProblem('storage-full'));
const isSent = async () => false;

test.each([
  {
    says: 'is whole before the outbox lets go',
    surroundings: {},
    steps: [...filled, 'discard r-1'],
    end: 'in-form',
  },
  {
    says: 'of a meter that cannot be read has its reason',
    surroundings: { whole: NOT_READABLE },
    steps: [
      reasonChosen({ ...change, reason: 'OTHER' }),
      commentEntered({ ...change, comment: 'Hund' }),
      dayChosen({ ...change, day: aDay('2026-11-20') }),
      'discard r-1',
    ],
    end: 'in-form',
  },
  {
    says: 'has the photos that are left, and the person is told of the others',
    surroundings: { refs: [aRef('ht'), aRef('ht'), aRef('nt')] },
    steps: [...filled, 'discard r-1', 'outbox_lost_text 1'],
    end: 'in-form',
  },
  {
    says: 'is as before where the reading is being sent',
    surroundings: { discard: isSent },
    steps: [...filled, 'discard r-1', 'outbox_late_text', ...asBefore],
    end: 'in-outbox',
  },
  {
    says: 'keeps a photo that was taken while the outbox was asked in vain',
    surroundings: { discard: isSent, meanwhile: [{ ...old, id: 'new' }] },
    steps: [
      ...[...filled, 'discard r-1', 'outbox_late_text', asBefore[0]],
      `photos ${job.id} ht: old of 1 bytes,new of 1 bytes`,
    ],
    end: 'in-outbox',
  },
  {
    says: 'is as before where the disk takes no photo',
    surroundings: { write: fails },
    steps: [...filled, 'outbox_storage_text', ...asBefore],
    end: 'in-outbox',
  },
  {
    says: 'keeps the reading where the outbox let go and only then failed',
    surroundings: { discard: fails, list: async () => [] },
    steps: [...filled, 'discard r-1', 'outbox_storage_text'],
    end: 'in-form',
  },
  {
    says: 'keeps the reading where nobody can tell whether it still waits',
    surroundings: { discard: fails, list: fails },
    steps: [...filled, 'discard r-1', 'outbox_storage_text'],
    end: 'in-form',
  },
])('the form $says', async ({ surroundings, steps, end }) => {
  expect(await takenBack(surroundings)).toEqual({ steps, end });
});

const { readingDate } = record.payload;
const result = { comment: null, value: { integer: '048213', decimals: '' } };

test.each([
  {
    says: 'each tariff with its own value and photos, and the note of the one that has it',
    results: [
      { ...result, taskId: 'ht' },
      { ...result, taskId: 'nt', comment: 'Leck', value: { integer: '7', decimals: '0' } },
    ],
    steps: [
      filled[0],
      valueEntered({ ...change, taskId: 'nt', value: { integer: '7', decimals: '0' } }),
      filled[1],
      filled[2],
      `photos ${job.id} ht: old of 1 bytes,photo-1 of 3 bytes`,
      `photos ${job.id} nt: photo-1 of 4 bytes`,
    ],
  },
  {
    says: 'nothing where there was nothing: no note, and no photo of another tariff',
    results: [{ ...result, taskId: 'ht' }],
    steps: [filled[0], filled[2], filled[3]],
  },
])('into the form goes $says', async ({ results, steps }) => {
  const { steps: taken } = await takenBack({ about: { payload: { results, readingDate } } });
  expect(taken).toEqual([...steps, 'discard r-1']);
});

test.each([
  { says: 'the zeros that a form may require', decimals: '', expected: '0' },
  { says: 'nothing behind the decimals it has', decimals: '5', expected: '5' },
  { says: 'nothing behind too many decimals', decimals: '25', expected: '25' },
])('a value that was stored as a number gets $says', async ({ decimals, expected }) => {
  const results = [{ ...result, taskId: 'ht', value: { integer: '48213', decimals } }];
  const about = { payload: { results, readingDate }, isFromNumbers: true } as const;
  const { steps } = await takenBack({ about });
  const value = { integer: '48213', decimals: expected };
  expect(steps[0]).toEqual(valueEntered({ ...change, taskId: 'ht', value }));
});

describe('the form has no field for a value:', () => {
  const gone = { payload: { results: [{ ...result, taskId: 'gone' }], readingDate } };
  const [single] = twoRates.meter.meterRateTasks;
  const oneRate = { ...job, meter: { ...job.meter, meterRateTasks: single ? [single] : [] } };

  test('the reading waits on, and the user is told', async () => {
    const told = { steps: ['outbox_unfit_text'], end: 'beside-form' };
    expect(await takenBack({ about: gone })).toEqual(told);
    const both = [...gone.payload.results, { ...result, taskId: 'ht' }];
    const about = { payload: { results: both, readingDate } };
    expect(await takenBack({ about })).toEqual(told);
    expect(await takenBack({ about, job: oneRate })).toEqual(told);
  });

  test('a single value goes to a single rate that has another id now', async () => {
    const about = { payload: { results: [{ ...result, taskId: 'nt' }], readingDate } };
    expect(await takenBack({ about, job: oneRate })).toEqual({
      steps: [
        filled[0],
        filled[2],
        `photos ${job.id} ht: old of 1 bytes,photo-1 of 4 bytes`,
        'discard r-1',
      ],
      end: 'in-form',
    });
  });
});

const typedHt = (integer: string) => ({ values: { ht: { integer, decimals: '' } }, day: null });

test.each([
  { says: 'another value', surroundings: { typed: typedHt('48214') } },
  {
    says: 'another day with a value',
    surroundings: { typed: { ...typedHt('48213'), day: aDay('2026-11-19') } },
  },
  {
    says: 'another day with the reason',
    surroundings: {
      whole: NOT_READABLE,
      typed: { values: {}, reason: 'OTHER', day: aDay('2026-11-19') },
    },
  },
  { says: 'another note', surroundings: { typed: { ...draft, comment: 'Rost' } } },
  {
    says: 'another reason',
    surroundings: { whole: NOT_READABLE, typed: { ...draft, reason: 'NO_ACCESS' } },
  },
] as const)('$says in the form is newer than the reading, which waits on', async (row) => {
  expect(await takenBack(row.surroundings)).toEqual({
    steps: ['outbox_taken_text'],
    end: 'beside-form',
  });
});

test.each([
  { says: 'the same value', typed: typedHt('48213') },
  {
    says: 'the same value with the same day',
    typed: { ...typedHt('48213'), day: aDay('2026-11-20') },
  },
  { says: 'another day without a value', typed: { ...typedHt(''), day: aDay('2026-11-19') } },
  { says: 'an emptied value', typed: typedHt('') },
  { says: 'the same note', typed: { ...draft, comment: 'Leck ' } },
])('$says in the form does not keep the reading out of it', async ({ typed }) => {
  expect((await takenBack({ typed })).end).toBe('in-form');
});
