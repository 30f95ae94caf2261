import type { AnonymousSubmission } from '@ablesbar/domain';
import { createHttp } from '../http/create-http';
import { createFakeServer, type FakeAnswer, json, page } from '../testing';
import { requestAnonymousReceipt, requestAnonymousToken, sendAnonymousReading } from './anonymous';

const submission: AnonymousSubmission = {
  meterType: 'GAS_METER',
  meterNumber: '7ELS0098127734',
  readingValues: [{ obis: '7-1:3.0.0', rateName: 'Verbrauch', value: 812.5, readingImages: [] }],
  readingDate: '2026-11-21T09:00:00.000Z',
  readingReason: null,
  contact: {
    firstname: 'A',
    lastname: 'B',
    street: 'C',
    houseNumber: '1',
    zip: '39999',
    city: 'D',
  },
};
const empty = () => new Response(null, { status: 204 });

function setUp() {
  const server = createFakeServer();
  return { server, http: createHttp({ fetch: server.fetch }) };
}

describe('the token', () => {
  test('is asked for without a body and without a token', async () => {
    const { server, http } = setUp();
    server.on('POST', '/auth/token-unknown-readings', json(200, { token: 't', more: 1 }));
    expect(await requestAnonymousToken(http)).toEqual({ ok: true, value: 't' });
    expect(server.calls).toMatchObject([{ body: null, token: null, idempotencyKey: null }]);
  });

  test.each([
    { says: 'an answer without one', answer: json(200, {}), kind: 'unexpected' },
    { says: 'an empty one', answer: json(200, { token: '' }), kind: 'unexpected' },
    { says: "a captive portal's page", answer: page(200), kind: 'unexpected' },
    { says: 'an application that takes none', answer: json(403, {}), kind: 'forbidden' },
    { says: 'a server in trouble', answer: page(502), kind: 'unavailable' },
    { says: 'no answer', answer: 'lost' as const, kind: 'offline' },
  ])('is not there: $says', async ({ answer, kind }) => {
    const { server, http } = setUp();
    server.on('POST', '/auth/token-unknown-readings', answer);
    expect(await requestAnonymousToken(http)).toMatchObject({ ok: false, problem: { kind } });
  });
});

const RESULTS = '/api/unknown-readings/results';
const RECEIPTS = '/api/pro/unknown-readings/receipts';

test('a reading goes out under the token and its key', async () => {
  const { server, http } = setUp();
  server.on('POST', RESULTS, empty());
  const sent = await sendAnonymousReading(http, { token: 't', submission, idempotencyKey: 'k' });
  expect(sent).toEqual({ ok: true, value: null });
  expect(server.calls).toEqual([
    { method: 'POST', path: RESULTS, body: submission, token: 't', idempotencyKey: 'k' },
  ]);
});

test('a receipt goes out with the same body, in the language of the form, without a key', async () => {
  const { server, http } = setUp();
  server.on('POST', RECEIPTS, empty());
  const asked = { ...submission, email: 'a@b.de' };
  expect(
    await requestAnonymousReceipt(http, { token: 't', submission: asked, language: 'en' }),
  ).toMatchObject({
    ok: true,
  });
  expect(server.calls).toEqual([
    {
      method: 'POST',
      path: RECEIPTS,
      body: asked,
      token: 't',
      idempotencyKey: null,
      language: 'en',
    },
  ]);
});

const answers: readonly { says: string; answer: () => FakeAnswer; is: object }[] = [
  { says: 'nothing in it', answer: empty, is: { ok: true } },
  { says: 'JSON in it', answer: () => json(201, { id: 'r-1' }), is: { ok: true } },
  { says: 'a page in it', answer: () => page(200), is: { problem: { kind: 'offline' } } },
  { says: 'a refusal', answer: () => json(422, {}), is: { problem: { kind: 'rejected' } } },
  {
    says: 'an ended token',
    answer: () => json(401, {}),
    is: { problem: { kind: 'session-expired' } },
  },
];

test.each(answers)('whether a reading arrived: $says', async ({ answer, is }) => {
  const { server, http } = setUp();
  server.on('POST', RESULTS, answer());
  expect(
    await sendAnonymousReading(http, { token: 't', submission, idempotencyKey: 'k' }),
  ).toMatchObject(is);
});

test.each(answers)('whether a receipt is on its way: $says', async ({ answer, is }) => {
  const { server, http } = setUp();
  server.on('POST', RECEIPTS, answer());
  expect(
    await requestAnonymousReceipt(http, { token: 't', submission, language: 'de' }),
  ).toMatchObject(is);
});
