import Fastify from 'fastify';
import type { OpenDatabase } from '../database/open-database';
import { createCallers } from '../session/callers';
import { anyDatabase, openTestDatabase } from '../testing/test-database';
import { bearer, startTestServer } from '../testing/test-server';
import { createRouteLimits } from './route-limits';

let opened: OpenDatabase;

beforeAll(async () => {
  opened = await openTestDatabase(anyDatabase);
});
afterAll(() => opened.close());
beforeEach(() => opened.database.deleteFrom('limit_bucket').execute());

const start = (limits: object, trustedProxies: readonly string[] = []) =>
  startTestServer(opened.database, { limits, trustedProxies });

it('refuses an account that calls too often with any of its tokens, and no other account', async () => {
  const test = await start({ account: 2 });
  const first = await test.logIn('demo-kunde');
  const second = await test.logIn('demo-kunde');
  const other = await test.logIn('demo-nachbarin');
  await test.get('/api/pro/job', first.token);
  await test.get('/api/pro/job', second.token);
  const headers = bearer(first.token);
  const refused = await test.server.inject({ url: '/api/pro/account/info', headers });
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('30');
  expect(refused.json()).toEqual({ message: 'This was too often.' });
  expect(await test.get('/api/pro/job', other.token)).toMatchObject({ status: 200 });
  await test.server.close();
});

it.each([
  { says: 'a caller that is no proxy', proxies: [], statuses: [200, 200, 429] },
  { says: 'a trusted proxy', proxies: ['127.0.0.1'], statuses: [200, 200, 200] },
  { says: 'a proxy of a trusted network', proxies: ['127.0.0.0/8'], statuses: [200, 200, 200] },
  { says: 'a foreign proxy', proxies: ['10.0.0.1'], statuses: [200, 200, 429] },
])('the address in the header of $says', async ({ proxies, statuses }) => {
  const test = await start({ 'anonymous-token': 2 }, proxies);
  const answers: number[] = [];
  for (const from of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) {
    const headers = { 'x-forwarded-for': from };
    const answer = await test.post('/auth/token-unknown-readings', {}, headers);
    answers.push(answer.status);
  }
  expect(answers).toEqual(statuses);
  await test.server.close();
});

it('uses the last address that no trusted proxy has written', async () => {
  const test = await start({ 'anonymous-token': 1 }, ['127.0.0.1']);
  const ask = (from: string) =>
    test.post('/auth/token-unknown-readings', {}, { 'x-forwarded-for': from });
  await ask('198.51.100.1, 192.0.2.9');
  expect(await ask('198.51.100.2, 192.0.2.9')).toMatchObject({ status: 429 });
  await test.server.close();
});

it('counts all spellings of a token header as one token', async () => {
  const seen: string[] = [];
  const note = async (_name: string, subject: string) => void seen.push(subject);
  const callers = createCallers(
    {
      begin: nobody,
      beginByPassword: nobody,
      rotate: nobody,
      accountOf: nobody,
    },
    [],
    { count: note, giveBack: note },
  );
  const limitTo = createRouteLimits({ count: note, giveBack: note }, callers);
  const server = Fastify();
  server.get('/', { onRequest: limitTo('anonymous-receipt') }, async () => ({}));
  for (const authorization of ['Bearer a.b.c', 'bearer a.b.c', 'BEARER a.b.c', 'Bearer x.y.z']) {
    await server.inject({ url: '/', headers: { authorization } });
  }
  expect(seen).toEqual(['a.b.c', 'a.b.c', 'a.b.c', 'x.y.z']);
});

async function nobody(): Promise<null> {
  return null;
}
