import { createFakeServer, type FakeAnswer, json } from '@ablesbar/api-client/testing';
import type { OutboxRecord, SendOutcome } from '@ablesbar/offline-queue';
import { photo, recordOf } from '@ablesbar/offline-queue/testing';
import { createTestStore } from '../job/testing/create-test-store';
import { sendThrough } from './send-record';

const RESULTS = '/api/pro/job/j-1/meterRateTask/result';
const UNLISTED = '/api/pro/unknown-reading';
const taken = json(200, { id: 'j-1', meter: { meterNumber: '7ELS01', meterRateTasks: [] } });

/** The calls to the fake server, and the outcome for the queue. */
async function sent(record: OutboxRecord, photos: Parameters<typeof photo>[], answer: FakeAnswer) {
  const server = createFakeServer();
  server.on('POST', RESULTS, answer);
  server.on('POST', UNLISTED, answer);
  const send = sendThrough(createTestStore(server.fetch));
  const outcome = await send(
    record,
    photos.map((args) => photo(...args)),
  );
  return { calls: server.calls, outcome };
}

const oneRate = recordOf();
const values = { comment: null, readingImages: [] };
const readingDate = '2026-11-21T11:00:00.000Z';
const twoRates: OutboxRecord = {
  ...recordOf({ accountId: 'a-2' }),
  kind: 'job-results',
  jobId: 'j-1',
  payload: {
    results: [
      { ...values, taskId: 'ht', readingValue: 45_210 },
      { ...values, taskId: 'nt', readingValue: 12.5 },
    ],
    readingDate,
  },
};
const unlisted = recordOf({ jobId: null });
const image = (content: string) => ({ encodedImage: btoa(content), mimeType: 'image/jpeg' });

test.each<{
  readonly says: string;
  readonly record: OutboxRecord;
  readonly photos: Parameters<typeof photo>[];
  readonly call: object;
}>([
  {
    says: 'one tariff without a photo',
    record: oneRate,
    photos: [],
    call: {
      path: RESULTS,
      token: 'a-1',
      body: { results: [{ ...values, taskId: 't-1', readingValue: 45_210 }], readingDate },
    },
  },
  {
    says: 'two tariffs, each with its own photos and with no other',
    record: twoRates,
    photos: [
      ['day', 'ht'],
      ['night', 'nt'],
      ['day again', 'ht'],
    ],
    call: {
      path: RESULTS,
      token: 'a-2',
      body: {
        results: [
          {
            taskId: 'ht',
            comment: null,
            readingValue: 45_210,
            readingImages: [image('day'), image('day again')],
          },
          { taskId: 'nt', comment: null, readingValue: 12.5, readingImages: [image('night')] },
        ],
        readingDate,
      },
    },
  },
  {
    says: 'two tariffs, of which one has no photo',
    record: twoRates,
    photos: [['night', 'nt']],
    call: {
      body: {
        results: [
          { taskId: 'ht', readingImages: [] },
          { taskId: 'nt', readingImages: [image('night')] },
        ],
      },
    },
  },
  {
    says: 'a meter that is not on the list, with all its photos',
    record: unlisted,
    photos: [
      ['front', 'meter'],
      ['back', 'meter'],
    ],
    call: {
      path: UNLISTED,
      token: 'a-1',
      body: {
        meterNumber: '1ESY1160123456',
        readingValue: 12,
        readingDate,
        comment: null,
        readingImages: [image('front'), image('back')],
      },
    },
  },
])('what goes out of $says', async ({ record, photos, call }) => {
  const { calls, outcome } = await sent(record, photos, taken);
  expect(calls).toMatchObject([{ method: 'POST', idempotencyKey: 'r-1', ...call }]);
  expect(outcome).toEqual({ kind: 'acknowledged' });
});

const refusal = (status: number, message: string | null, retryAfterSeconds: number | null) => ({
  ...{ kind: 'answered' as const, status, message, retryAfterSeconds },
});
const outcomes: readonly {
  readonly says: string;
  readonly answer: FakeAnswer;
  readonly outcome: SendOutcome;
}[] = [
  {
    says: 'a refusal',
    answer: json(422, { message: 'Die Frist endete.' }),
    outcome: refusal(422, 'Die Frist endete.', null),
  },
  { says: 'a bad request', answer: json(400, {}), outcome: refusal(400, null, null) },
  { says: 'a server in trouble', answer: json(503, {}), outcome: refusal(503, null, null) },
  {
    says: 'too many calls, with the time to wait',
    answer: json(429, {}, { 'Retry-After': '7' }),
    outcome: refusal(429, null, 7),
  },
  { says: 'a lost call', answer: 'lost', outcome: { kind: 'no-answer' } },
];

describe.each([
  { kind: 'a job', record: oneRate },
  { kind: 'a meter that is not on the list', record: unlisted },
])('the reading of $kind', ({ record }) => {
  test.each(outcomes)('$says', async ({ answer, outcome }) => {
    expect((await sent(record, [], answer)).outcome).toEqual(outcome);
  });
});

test('an answer about another job proves nothing', async () => {
  const other = json(200, { id: 'j-2', meter: { meterNumber: '7ELS01', meterRateTasks: [] } });
  expect((await sent(oneRate, [], other)).outcome).toEqual({ kind: 'no-answer' });
});
