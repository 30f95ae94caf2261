import type { OpenDatabase } from '../database/open-database';
import { anyDatabase, openTestDatabase } from '../testing/test-database';
import { APPLICATION_ID, startTestServer, type TestServer } from '../testing/test-server';

let opened: OpenDatabase;
let test: TestServer;
beforeAll(async () => {
  opened = await openTestDatabase(anyDatabase);
  test = await startTestServer(opened.database, { trustedProxies: ['127.0.0.1'], limits: {} });
});
afterAll(async () => {
  await test.server.close();
  await opened.close();
});
beforeEach(async () => {
  await opened.database.deleteFrom('login_failure').execute();
  await opened.database.deleteFrom('limit_bucket').execute();
});

const OWNER = 'demo-kunde';
const NEIGHBOUR = 'demo-nachbarin';
const send = async (username: string, password: string, cookie = '', from = '192.0.2.1') => {
  const answer = await test.server.inject({
    method: 'POST',
    url: '/auth/token',
    payload: { applicationId: APPLICATION_ID, username, password },
    headers: {
      'x-forwarded-for': from,
      'x-forwarded-proto': 'https',
      cookie: `a=b; device=${cookie}`,
    },
  });
  return { status: answer.statusCode, set: String(answer.headers['set-cookie'] ?? '') };
};
const cookieOf = async (username: string, before = '') => {
  const { set } = await send(username, username, before);
  return /^device=([^;]+)/.exec(set)?.[1] ?? '';
};
/** Strangers at many addresses use up the guesses for a name. */
const attack = async (username: string) => {
  for (let one = 0; one < 50; one += 1) await send(username, 'falsch', '', `198.51.100.${one}`);
};

it('is a cookie for logins alone, which no script and no other site sees', async () => {
  const { set } = await send(OWNER, OWNER);
  expect(set).toMatch(
    /^device=[\w.-]+; Path=\/auth; Max-Age=34560000; HttpOnly; SameSite=Strict; Secure$/,
  );
  expect(set).not.toContain(OWNER);
  expect((await send(OWNER, 'falsch')).set).toBe('');
});

it('gets in at once while strangers guess; an unknown device waits', async () => {
  const cookie = await cookieOf(OWNER);
  await attack(OWNER);
  expect((await send(OWNER, OWNER)).status).toBe(429);
  expect((await send(OWNER, OWNER, cookie)).status).toBe(200);
});

it.each([
  { says: 'of another account', cookie: () => cookieOf(NEIGHBOUR) },
  {
    says: 'with the id of a known device and a proof of another account',
    cookie: async () => {
      const [device] = (await cookieOf(OWNER)).split('.');
      return cookieOf(NEIGHBOUR, device);
    },
  },
  {
    says: 'with a proof of a known device under another id',
    cookie: async () => {
      const [, proof] = (await cookieOf(OWNER)).split('.');
      return `${'a'.repeat(43)}.${proof}`;
    },
  },
  { says: 'that is made up', cookie: async () => `${'a'.repeat(43)}.${'b'.repeat(43)}` },
])('a cookie $says gains nothing', async ({ cookie }) => {
  const stolen = await cookie();
  await attack(OWNER);
  expect((await send(OWNER, OWNER, stolen)).status).toBe(429);
});

it('has ten wrong passwords in a row, like everybody, wherever it is', async () => {
  const cookie = await cookieOf(OWNER);
  const statuses: number[] = [];
  for (let one = 0; one < 12; one += 1) {
    statuses.push((await send(OWNER, 'falsch', cookie, `203.0.113.${one}`)).status);
  }
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
  expect((await send(OWNER, OWNER)).status).toBe(200);
});

it('knows several accounts, and none after its password was replaced', async () => {
  const both = await cookieOf(NEIGHBOUR, await cookieOf(OWNER));
  await attack(OWNER);
  expect((await send(OWNER, OWNER, both)).status).toBe(200);
  await opened.database
    .updateTable('account')
    .set({ password_hash: 'hash of neu' })
    .where('id', '=', OWNER)
    .execute();
  expect((await send(OWNER, 'neu', both)).status).toBe(429);
});
