import { createFakeServer, json, page } from '../testing/fake-server';
import { createHttp, timeoutOf } from './create-http';

function setUp() {
  const server = createFakeServer();
  return { server, http: createHttp({ fetch: server.fetch }) };
}

const job = { method: 'GET', path: '/api/pro/job', token: 't' } as const;

test('a call carries its body, its token and its idempotency key', async () => {
  const { server, http } = setUp();
  server.on('POST', '/x', json(200, { fine: true }));
  const answer = await http.send({
    method: 'POST',
    path: '/x',
    body: { a: 1 },
    token: 'tok',
    idempotencyKey: 'key-1',
  });
  expect(answer).toEqual({ ok: true, value: { kind: 'json', json: { fine: true } } });
  expect(server.calls).toEqual([
    { method: 'POST', path: '/x', body: { a: 1 }, token: 'tok', idempotencyKey: 'key-1' },
  ]);
});

test.each([
  { says: 'an emoji', comment: 'Keller 💧', sent: 'Keller 💧' },
  { says: 'half of one', comment: 'Keller \ud83d', sent: 'Keller \ufffd' },
  { says: 'the other half', comment: '\udca7 Keller', sent: '\ufffd Keller' },
])('a body is text that can be stored: $says', async ({ comment, sent }) => {
  const { server, http } = setUp();
  server.on('POST', '/x', json(200, {}));
  await http.send({ method: 'POST', path: '/x', body: { results: [{ comment }] } });
  expect(server.calls[0]?.body).toEqual({ results: [{ comment: sent }] });
});

test.each([
  { says: "the page's own origin", baseUrl: '', url: '/api/pro/job' },
  { says: 'a base URL', baseUrl: 'https://a.example', url: 'https://a.example/api/pro/job' },
  {
    says: 'a base URL that ends in /',
    baseUrl: 'https://a.example/',
    url: 'https://a.example/api/pro/job',
  },
])('where a call goes: $says', async ({ baseUrl, url }) => {
  const server = createFakeServer();
  await createHttp({ fetch: server.fetch, baseUrl }).send(job);
  expect(server.calls[0]?.path).toBe(url);
});

test.each([
  { says: 'public, read', method: 'GET', token: undefined, cache: 'no-cache' },
  { says: 'under a token', method: 'GET', token: 't', cache: 'no-store' },
  { says: 'the online check', method: 'HEAD', token: undefined, cache: 'no-store' },
  { says: 'a write', method: 'POST', token: undefined, cache: 'no-store' },
] as const)('no cookie, no redirect, and of the cache: $says', async ({ method, token, cache }) => {
  const fetch = jest.fn<Promise<Response>, [unknown, RequestInit?]>(async () => json(200, {}));
  const call = { method, path: '/x', ...(token === undefined ? {} : { token }) };
  await createHttp({ fetch }).send(call);
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({
    credentials: 'omit',
    redirect: 'error',
    cache,
  });
});

test('a login shows that this device is known, to its own origin only', async () => {
  const fetch = jest.fn<Promise<Response>, [unknown, RequestInit?]>(async () => json(200, {}));
  await createHttp({ fetch }).send({ method: 'POST', path: '/auth/token', withCookie: true });
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ credentials: 'same-origin' });
});

test.each([
  {
    says: 'a lost connection',
    answer: 'lost' as const,
    problem: { kind: 'offline', status: null },
  },
  { says: "a proxy's 502 page", answer: page(502), problem: { kind: 'unavailable', status: 502 } },
  {
    says: 'a refusal without a body',
    answer: new Response(null, { status: 403 }),
    problem: { kind: 'forbidden', status: 403 },
  },
])('$says is a problem', async ({ answer, problem }) => {
  const { server, http } = setUp();
  server.on('GET', '/api/pro/job', answer);
  expect(await http.send(job)).toMatchObject({ ok: false, problem });
});

test("a captive portal's page is an answer that is not JSON", async () => {
  const { server, http } = setUp();
  server.on('GET', '/api/pro/job', page(200));
  expect(await http.send(job)).toEqual({ ok: true, value: { kind: 'other' } });
});

test('a connection that breaks while the body is read is no answer', async () => {
  const broken = new ReadableStream({ start: (stream) => stream.error(new TypeError('reset')) });
  const http = createHttp({ fetch: async () => new Response(broken, { status: 200 }) });
  expect(await http.send(job)).toMatchObject({ problem: { kind: 'offline' } });
});

describe('a server that does not answer', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test.each([
    { says: '30 s by default', limit: {}, ms: 30_000 },
    { says: 'as long as the call says', limit: { timeoutMs: 15_000 }, ms: 15_000 },
  ])('is waited for: $says', async ({ limit, ms }) => {
    const { server, http } = setUp();
    server.on('GET', '/api/pro/job', 'silent');
    const settled = jest.fn();
    const answer = http.send({ ...job, ...limit }).finally(settled);
    await jest.advanceTimersByTimeAsync(ms - 1);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(await answer).toMatchObject({ problem: { kind: 'offline', status: null } });
  });

  test('is given up when the caller gives up, and leaves no timer behind', async () => {
    const { server, http } = setUp();
    server.on('GET', '/api/pro/job', 'silent');
    const giveUp = new AbortController();
    const answer = http.send({ ...job, signal: giveUp.signal });
    giveUp.abort();
    expect(await answer).toMatchObject({ problem: { kind: 'offline' } });
    expect(jest.getTimerCount()).toBe(0);
  });
});

test.each([
  { says: 'nothing to send', bytes: 0, ms: 30_000 },
  { says: '25 kB take a second more', bytes: 25_000, ms: 31_000 },
  { says: 'the longest that is still counted', bytes: 6_750_000, ms: 300_000 },
  { says: 'five minutes are the end', bytes: 25_000_000, ms: 300_000 },
])('timeoutOf: $says', ({ bytes, ms }) => {
  expect(timeoutOf(bytes)).toBe(ms);
});
