import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { createFakeServer, type FakeAnswer, json } from '@ablesbar/api-client/testing';
import { createRecordStore } from '@ablesbar/offline-queue';
import { createFakeClock, jobEntry } from '@ablesbar/offline-queue/testing';
import { device, keptIn } from '../base/device';
import { createTestStore } from '../job/testing/create-test-store';
import { queueChanged, queueOpened } from './outbox.slice';
import { createPortalOutbox } from './portal-outbox';

const RESULT = '/api/pro/job/j-1/meterRateTask/result';
const taken = json(200, { id: 'j-1', meter: { meterNumber: '7ELS01', meterRateTasks: [] } });
let ids = 0;

/** The portal's queue with an empty disk and a fake server; `steps` lists the calls around it. */
async function open({
  answer = taken,
  keepStorage = async () => true,
  onArrived = async () => undefined,
  flushDrafts = async () => undefined,
}: {
  readonly answer?: FakeAnswer;
  readonly keepStorage?: () => Promise<boolean>;
  readonly onArrived?: () => Promise<void>;
  readonly flushDrafts?: () => Promise<void>;
} = {}) {
  const clock = createFakeClock();
  const disk = createRecordStore(device);
  for (const { id } of await disk.all()) await disk.remove(id);
  const server = createFakeServer();
  server.on('POST', RESULT, answer);
  const steps: string[] = [];
  const bodies: unknown[] = [];
  const fetch: typeof server.fetch = (input, init) => {
    bodies.push(init?.body);
    return server.fetch(input, init);
  };
  const idsOnDisk = async () => (await disk.all()).map(({ state }) => state).join();
  const store = createTestStore(fetch);
  const dispatch = jest.spyOn(store, 'dispatch');
  const outbox = createPortalOutbox(
    store,
    {
      now: () => new Date(clock.now()),
      after: clock.after,
      locks: undefined,
      openChannel: () => null,
      newId: () => `r-${(ids += 1)}`,
      keepStorage: () => {
        steps.push('keep storage');
        return keepStorage();
      },
    },
    {
      reload: {
        during: async (work) => {
          steps.push('begin');
          return work.finally(() => steps.push('end'));
        },
      },
      onArrived: async (record, photos) => {
        steps.push(`arrived ${record.jobId} with ${photos.length}, on disk ${await idsOnDisk()}`);
        await onArrived();
      },
      flushDrafts: async () => {
        steps.push(`flush, on disk ${await idsOnDisk()}`);
        await flushDrafts();
      },
      browser: window,
    },
  );
  return { outbox, dispatch, steps, disk, clock, server, bodies };
}

const fails = () => Promise.reject(new Error('no storage'));

test.each([
  {
    says: 'that has arrived is told of while its record is there; a new page waits for all of it',
    setup: {},
    kind: 'sent',
    steps: ['keep storage', 'begin', 'arrived j-1 with 0, on disk QUEUED', 'end'],
  },
  {
    says: 'whose receipt cannot be kept has arrived all the same',
    setup: { onArrived: fails },
    kind: 'sent',
    steps: ['keep storage', 'begin', 'arrived j-1 with 0, on disk QUEUED', 'end'],
  },
  {
    says: 'that is refused has not arrived',
    setup: { answer: json(422, {}) },
    kind: 'refused',
    steps: ['keep storage', 'begin', 'end'],
  },
  {
    says: 'without an answer has not arrived',
    setup: { answer: 'lost' },
    kind: 'waiting',
    steps: ['keep storage', 'begin', 'end'],
  },
  {
    says: 'is kept although the browser does not promise to keep it',
    setup: { keepStorage: fails },
    kind: 'sent',
    steps: ['keep storage', 'begin', 'arrived j-1 with 0, on disk QUEUED', 'end'],
  },
] as const)('a reading $says', async ({ setup, kind, steps: expected }) => {
  const { outbox, steps } = await open(setup);
  const { id } = await outbox.add(jobEntry());
  expect((await outbox.deliver(id)).kind).toBe(kind);
  expect(steps).toEqual(expected);
});

test('the first reading asks the browser once to protect the storage', async () => {
  const { outbox, steps } = await open();
  expect(steps).toEqual([]);
  await outbox.add(jobEntry());
  await outbox.add(jobEntry({ jobId: 'j-2' }));
  expect(steps).toEqual(['keep storage']);
});

test('a discarded reading is deleted after the drafts are on disk', async () => {
  const { outbox, steps, disk } = await open();
  const { id } = await outbox.add(jobEntry());
  expect(await outbox.discard(id)).toBe(true);
  expect(steps).toEqual(['keep storage', 'flush, on disk QUEUED']);
  expect(await disk.all()).toEqual([]);
});

test('a reading that is accepted takes an earlier, refused one of its meter along', async () => {
  const { outbox, disk, server, clock } = await open({ answer: json(422, {}) });
  const send = async (value: number) => {
    await outbox.add(jobEntry({ value }));
    const draining = outbox.drain();
    await clock.elapse(500);
    await draining;
  };
  await send(45_210);
  expect(await disk.all()).toMatchObject([{ state: 'REJECTED' }]);
  server.on('POST', RESULT, taken);
  await send(45_211);
  await waitFor(async () => expect(await disk.all()).toEqual([]));
});

test('where the drafts do not get to the disk, nothing is discarded', async () => {
  const { outbox, disk } = await open({ flushDrafts: fails });
  const { id } = await outbox.add(jobEntry());
  await expect(outbox.discard(id)).rejects.toThrow('no storage');
  expect(await disk.all()).toHaveLength(1);
});

test.each([
  { says: 'waits for its time', options: undefined, calls: 0 },
  {
    says: 'is sent at once where waiting times do not count',
    options: { ignoreWaiting: true },
    calls: 1,
  },
])('in a round, a postponed reading $says', async ({ options, calls }) => {
  const { outbox, steps, disk, clock, server } = await open();
  const { id } = await outbox.add(jobEntry());
  await disk.change(id, (record) => ({ ...record, visible: true, nextAt: clock.now() + 60_000 }));
  steps.length = 0;
  const draining = outbox.drain(options);
  if (calls > 0) await clock.elapse(500);
  await draining;
  expect(server.calls).toHaveLength(calls);
  expect([steps.at(0), steps.at(-1)]).toEqual(['begin', 'end']);
});

test('the store holds the waiting readings, and their number is stored beside the database', async () => {
  const { outbox, dispatch } = await open({ answer: 'lost' });
  const { id } = await outbox.add(jobEntry());
  await outbox.deliver(id);
  const waiting = [expect.objectContaining({ id, attempts: 1 })];
  expect(dispatch).toHaveBeenLastCalledWith(queueChanged({ waiting, isSending: false }));
  expect(localStorage.getItem('ablesbar-unsent')).toBe('1');
  await outbox.discard(id);
  expect(dispatch).toHaveBeenLastCalledWith(queueChanged({ waiting: [], isSending: false }));
  expect(localStorage.getItem('ablesbar-unsent')).toBe('0');
});

test('the moment of a reading is that of the clock', async () => {
  const { outbox, clock } = await open();
  expect((await outbox.add(jobEntry())).capturedAt).toBe(clock.now());
});

/** What a build before D160 has left on the disk, and the text of the call it would have made. */
const waiting = [
  {
    says: 'of two rates, one with more decimals than its meter',
    record: {
      kind: 'job-results',
      jobId: 'j-1',
      payload: {
        results: [
          { taskId: 'ht', comment: 'Leck', readingValue: 12.25, readingImages: [] },
          { taskId: 'nt', comment: 'Leck', readingValue: 0.30000000000000004, readingImages: [] },
        ],
        readingDate: '2026-11-21T11:00:00.000Z',
      },
    },
    body: '{"results":[{"taskId":"ht","comment":"Leck","readingValue":12.25,"readingImages":[]},{"taskId":"nt","comment":"Leck","readingValue":0.30000000000000004,"readingImages":[]}],"readingDate":"2026-11-21T11:00:00.000Z"}',
  },
  {
    says: 'of a meter that is not on the list',
    record: {
      kind: 'unlisted-reading',
      jobId: null,
      payload: {
        meterNumber: '1ESY1160123456',
        readingValue: 4521.5,
        readingDate: '2026-11-21T11:00:00.000Z',
        comment: null,
      },
    },
    body: '{"meterNumber":"1ESY1160123456","readingValue":4521.5,"readingDate":"2026-11-21T11:00:00.000Z","comment":null,"readingImages":[]}',
  },
];

test.each(waiting)(
  'a reading that an earlier build has queued is sent unchanged: $says',
  async ({ record, body }) => {
    const { outbox, disk, clock, server, bodies } = await open();
    server.on('POST', '/api/pro/unknown-reading', json(200, {}));
    await keptIn('outbox').setItem('r-old', {
      ...{ ...record, schema: 1, id: 'r-old', seq: 1, accountId: 'a-1', applicationId: 'swm' },
      ...{ photos: [], capturedAt: 0, attempts: 3, nextAt: null, lastError: null },
      ...{ state: 'QUEUED', visible: true },
    });
    const draining = outbox.drain();
    await clock.elapse(500);
    expect(await draining).toEqual({ kind: 'done', sent: 1 });
    expect(server.calls).toMatchObject([{ idempotencyKey: 'r-old', token: 'a-1' }]);
    expect(bodies).toEqual([body]);
    expect(await disk.all()).toEqual([]);
  },
);

test('the queue is open once its start has shown what the last page left', async () => {
  const { outbox, dispatch } = await open();
  await outbox.deliver((await outbox.add(jobEntry({ jobId: 'j-1' }))).id);
  expect(dispatch).not.toHaveBeenCalledWith(queueOpened());
  await outbox.start();
  expect(dispatch).toHaveBeenLastCalledWith(queueOpened());
});
