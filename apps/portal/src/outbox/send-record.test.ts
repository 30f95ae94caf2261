import { createFakeServer, type FakeAnswer, json } from '@ablesbar/api-client/testing';
import type { OutboxRecord, RatePayload, SendOutcome } from '@ablesbar/offline-queue';
import { photo, recordOf, unlistedEntry } from '@ablesbar/offline-queue/testing';
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
const digits = (integer: string, decimals: string) => ({ value: { integer, decimals } });
const readingDate = '2026-11-21T11:00:00.000Z';
const jobWith = (results: readonly RatePayload[]): OutboxRecord => ({
  ...recordOf({ accountId: 'a-2' }),
  kind: 'job-results',
  jobId: 'j-1',
  payload: { results, readingDate },
});
const twoRates = jobWith([
  { taskId: 'ht', comment: null, ...digits('045210', '0') },
  { taskId: 'nt', comment: null, ...digits('12', '50') },
]);
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
])('the call for $says', async ({ record, photos, call }) => {
  const { calls, outcome } = await sent(record, photos, taken);
  expect(calls).toMatchObject([{ method: 'POST', idempotencyKey: 'r-1', ...call }]);
  expect(outcome).toEqual({ kind: 'acknowledged' });
});

test.each([
  {
    says: 'a job',
    record: twoRates,
    photos: [photo('night', 'nt')],
    body: '{"results":[{"taskId":"ht","comment":null,"readingValue":45210,"readingImages":[]},{"taskId":"nt","comment":null,"readingValue":12.5,"readingImages":[{"encodedImage":"bmlnaHQ=","mimeType":"image/jpeg"}]}],"readingDate":"2026-11-21T11:00:00.000Z"}',
  },
  {
    says: 'a meter that is not on the list',
    record: unlisted,
    photos: [photo('front', 'meter')],
    body: '{"meterNumber":"1ESY1160123456","readingValue":12,"readingDate":"2026-11-21T11:00:00.000Z","comment":null,"readingImages":[{"encodedImage":"ZnJvbnQ=","mimeType":"image/jpeg"}]}',
  },
])('the reading of $says is the same text in every build', async ({ record, photos, body }) => {
  const bodies: unknown[] = [];
  const fetch = async (_: unknown, init?: RequestInit) => {
    bodies.push(init?.body);
    return taken.clone();
  };
  await sendThrough(createTestStore(fetch))(record, photos);
  expect(bodies).toEqual([body]);
});

test('a rate without digits is not sent; a meter without digits waits', async () => {
  const { value } = digits('', '');
  const results = [
    { taskId: 'ht', comment: null, value },
    { taskId: 'nt', comment: null, ...digits('0', '') },
  ];
  const { calls } = await sent(jobWith(results), [], taken);
  const filled = [{ ...values, taskId: 'nt', readingValue: 0 }];
  expect(calls).toMatchObject([{ body: { results: filled } }]);
  const empty = { ...recordOf(), ...unlistedEntry(), photos: [] };
  const nothing = { ...empty, payload: { ...empty.payload, value } };
  await expect(sent(nothing, [], taken)).rejects.toThrow('without a value');
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
