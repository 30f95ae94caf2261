import type { OpenDatabase } from '../database/open-database';
import { anonymousCalls, BODY, reading, startAnonymousServer } from '../testing/anonymous-readings';
import { anyDatabase, openTestDatabase } from '../testing/test-database';
import { bearer, type TestServer } from '../testing/test-server';

let opened: OpenDatabase;
let test: TestServer;
const { newToken, send } = anonymousCalls(() => test);

beforeAll(async () => {
  opened = await openTestDatabase(anyDatabase);
});
afterAll(() => opened.close());
beforeEach(async () => {
  await opened.database.deleteFrom('limit_bucket').execute();
});
afterEach(() => test.server.close());

const kept = async () =>
  (await opened.database.selectFrom('anonymous_reading').select('id').execute()).length;

const withoutPhoto = { readingValues: [reading('1-1:1.8.0', 4711.5)] };

it('twelve households at one address send three readings each', async () => {
  test = await startAnonymousServer(opened.database, {});
  const before = await kept();
  for (let household = 0; household < 12; household += 1) {
    const token = await newToken();
    for (let one = 0; one < 3; one += 1) {
      expect(await send(withoutPhoto, undefined, token)).toMatchObject({ status: 204 });
    }
  }
  expect(await kept()).toBe(before + 36);
});

it('repeats under one key never count, at any of several servers', async () => {
  const few = { 'anonymous-submit': 2, 'anonymous-submit-token': 2 };
  test = await startAnonymousServer(opened.database, few);
  const other = await startAnonymousServer(opened.database, few);
  const there = anonymousCalls(() => other);
  const token = await newToken();
  for (let one = 0; one < 10; one += 1) {
    const calls = one % 2 === 0 ? { send } : there;
    expect(await calls.send(withoutPhoto, 'one', token)).toMatchObject({ status: 204 });
  }
  expect(await send(withoutPhoto, 'two', token)).toMatchObject({ status: 204 });
  expect(await send(withoutPhoto, 'three', token)).toMatchObject({ status: 429 });
  // A reading that is stored is confirmed also if nothing is left.
  expect(await there.send(withoutPhoto, 'one', token)).toMatchObject({ status: 204 });
  await other.server.close();
});

it('five repeats at once count as one', async () => {
  test = await startAnonymousServer(opened.database, { 'anonymous-submit': 30 });
  const token = await newToken();
  const all = Array.from({ length: 5 }, () => send(withoutPhoto, 'at-once', token));
  for (const { status } of await Promise.all(all)) expect(status).toBe(204);
  const next = await newToken();
  for (let one = 0; one < 4; one += 1) {
    expect(await send(withoutPhoto, undefined, token)).toMatchObject({ status: 204 });
  }
  expect(await send(withoutPhoto, undefined, token)).toMatchObject({ status: 429 });
  expect(await send(withoutPhoto, undefined, next)).toMatchObject({ status: 204 });
});

it.each([
  { limit: 'anonymous-submit', from: '192.0.2.1', hasOtherToken: true },
  { limit: 'anonymous-submit-token', from: '192.0.2.2', hasOtherToken: false },
])(
  '$limit refuses the second reading, and readings that break a rule do not count',
  async (row) => {
    test = await startAnonymousServer(opened.database, { [row.limit]: 1 }, undefined, [
      '127.0.0.1',
    ]);
    const token = await newToken();
    const call = async (by: string, from: string, meterNumber: string) => {
      const headers = { ...bearer(by), 'x-forwarded-for': from };
      const payload = { ...BODY, meterNumber };
      const url = '/api/unknown-readings/results';
      return (await test.server.inject({ method: 'POST', url, headers, payload })).statusCode;
    };
    for (let one = 0; one < 3; one += 1) expect(await call(token, '192.0.2.1', '')).toBe(422);
    expect(await call(token, '192.0.2.1', '1EMH0099887766')).toBe(204);
    const by = row.hasOtherToken ? await newToken() : token;
    expect(await call(by, row.from, '1EMH0099887767')).toBe(429);
  },
);

it('a reading that cannot be stored now does not count', async () => {
  test = await startAnonymousServer(opened.database, { 'anonymous-submit-token': 1 });
  const token = await newToken();
  await opened.database.schema.alterTable('anonymous_value').renameTo('away').execute();
  expect((await send(withoutPhoto, 'later', token)).status).toBe(500);
  await opened.database.schema.alterTable('away').renameTo('anonymous_value').execute();
  expect(await send(withoutPhoto, 'later', token)).toMatchObject({ status: 204 });
});

it('a receipt is limited by the token, whatever the address', async () => {
  const limits = { 'anonymous-receipt': 1 };
  test = await startAnonymousServer(opened.database, limits, undefined, ['127.0.0.1']);
  const token = await newToken();
  const ask = (from: string) =>
    test.post(
      '/api/pro/unknown-readings/receipts',
      {},
      { ...bearer(token), 'x-forwarded-for': from },
    );
  // The body is no reading. The server counts this call before it validates the body.
  expect(await ask('192.0.2.1')).toMatchObject({ status: 422 });
  expect(await ask('192.0.2.2')).toMatchObject({ status: 429 });
});
