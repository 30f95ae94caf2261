import { wholeConfig } from '@ablesbar/domain';
import { renewDemoLink } from '../demo/seed-demo';
import { databaseKinds, openTestDatabase } from '../testing/test-database';
import {
  anApplication,
  APPLICATION_ID,
  grantOf,
  startTestServer,
  type TestServer,
} from '../testing/test-server';
import type { OpenDatabase } from '../database/open-database';

describe.each(databaseKinds)('on the %s database', (kind) => {
  let opened: OpenDatabase;
  let test: TestServer;

  beforeAll(async () => {
    opened = await openTestDatabase(kind);
    test = await startTestServer(opened.database);
  });
  afterAll(async () => {
    await test.server.close();
    await opened.close();
  });

  const withPassword = (username: string, password: string, applicationId = APPLICATION_ID) =>
    test.post('/auth/token', { applicationId, username, password });
  const withToken = (token: string) =>
    test.post('/auth/token', { applicationId: APPLICATION_ID, token });
  const use = async (token: string) => (await test.get('/api/pro/account/info', token)).status;
  const refresh = async (token: string) => grantOf(await withToken(token));

  it('opens a session with a password', async () => {
    const answer = await withPassword('demo-kunde', 'demo-kunde');
    expect(answer).toMatchObject({ status: 200, body: { username: 'demo-kunde' } });
    expect(await test.get('/api/pro/account/info', grantOf(answer).token)).toMatchObject({
      status: 200,
      body: { id: 'demo-kunde', name: 'Hannelore Brandt', parentId: null, parentName: null },
    });
  });

  it('names expiry, account and roles in the token, and nothing else', async () => {
    const { roles } = await opened.database
      .selectFrom('account')
      .select('roles')
      .where('id', '=', 'demo-kunde')
      .executeTakeFirstOrThrow();
    expect(roles).toContain('ROLE_KSA_PRO_USER');
    const { token } = await test.logIn('demo-kunde');
    const payload: unknown = JSON.parse(
      Buffer.from(token.split('.')[1] ?? '', 'base64url').toString(),
    );
    const iat = Date.parse('2026-11-21T09:00:00Z') / 1000;
    expect(payload).toEqual({
      sub: 'demo-kunde',
      accountId: 'demo-kunde',
      roles,
      iat,
      exp: iat + 900,
    });
  });

  it('gives the same answer, after the same work, for an unknown name and a wrong password', async () => {
    test.comparisons.length = 0;
    const wrong = await withPassword('demo-kunde', 'nein');
    const unknown = await withPassword('niemand', 'nein');
    const elsewhere = await withPassword('demo-kunde', 'demo-kunde', 'stadtwerke-anderswo');
    expect(wrong.status).toBe(401);
    expect(unknown).toEqual(wrong);
    expect(elsewhere).toEqual(wrong);
    expect(test.comparisons).toEqual(['hash of demo-kunde', null, null]);
  });

  it.each([
    { says: 'no password', body: { applicationId: APPLICATION_ID, username: 'demo-kunde' } },
    { says: 'a number for a name', body: { applicationId: 'x', username: 7, password: 'x' } },
    {
      says: 'two ways to log in at once',
      body: { applicationId: 'x', token: 'a', username: 'a', password: 'a' },
    },
    { says: 'a list for a token', body: { applicationId: 'x', token: ['a'] } },
    { says: 'a text that is too long', body: { applicationId: 'x', token: 'a'.repeat(501) } },
    {
      says: 'a character that the database cannot store',
      body: { applicationId: 'x', token: 'a\0' },
    },
  ])('refuses $says as 422 with the field', async ({ body }) => {
    const answer = await test.post('/auth/token', body);
    expect(answer.status).toBe(422);
    expect(answer.body).toHaveProperty('fieldErrors.0.field');
  });

  it('opens sessions with a link until a new link replaces it', async () => {
    const link = await renewDemoLink(opened.database, APPLICATION_ID);
    expect(await withToken(link)).toMatchObject({ status: 200, body: { username: 'demo-kunde' } });
    expect(await withToken(link)).toMatchObject({ status: 200 });
    await renewDemoLink(opened.database, APPLICATION_ID);
    expect(await withToken(link)).toMatchObject({ status: 401 });
  });

  it('stores tokens only as hashes', async () => {
    const { refreshToken } = await test.logIn('demo-kunde');
    const link = await renewDemoLink(opened.database, APPLICATION_ID);
    const rows = JSON.stringify([
      await opened.database.selectFrom('refresh_token').selectAll().execute(),
      await opened.database.selectFrom('link_token').selectAll().execute(),
    ]);
    expect(rows).not.toContain(refreshToken);
    expect(rows).not.toContain(link);
  });

  it('issues no anonymous token if the utility does not allow readings without a login', async () => {
    const application = anApplication({ config: wholeConfig({}) });
    const without = await startTestServer(opened.database, { applications: [application] });
    expect(await without.post('/auth/token-unknown-readings', {})).toMatchObject({ status: 403 });
    await without.server.close();
  });

  it('accepts each kind of token in its own place only', async () => {
    const { token, refreshToken } = await test.logIn('demo-kunde');
    const link = await renewDemoLink(opened.database, APPLICATION_ID);
    expect(await use(refreshToken)).toBe(401);
    expect(await use(link)).toBe(401);
    expect((await withToken(token)).status).toBe(401);
    expect(await use(token)).toBe(200);
  });

  describe('a refresh token', () => {
    it('serves two tabs that exchange it at the same time', async () => {
      const first = await test.logIn('demo-kunde');
      const both = await Promise.all([refresh(first.refreshToken), refresh(first.refreshToken)]);
      for (const { token } of both) expect(await use(token)).toBe(200);
    });

    it('is valid for 30 days and not longer', async () => {
      const start = test.clock.now;
      const days = (count: number) => new Date(start.getTime() + count * 24 * 3_600_000);
      const first = await test.logIn('demo-verwaltung');
      const second = await test.logIn('demo-verwaltung');
      test.clock.now = new Date(days(30).getTime() - 1);
      expect((await withToken(first.refreshToken)).status).toBe(200);
      test.clock.now = days(30);
      expect((await withToken(second.refreshToken)).status).toBe(401);
      test.clock.now = start;
    });

    it('is valid for as many days as the operator sets, from its last use', async () => {
      const strict = await startTestServer(opened.database, { sessionDays: 7 });
      const exchange = async (days: number, token: string) => {
        strict.clock.now = new Date(test.clock.now.getTime() + days * 24 * 3_600_000);
        return strict.post('/auth/token', { applicationId: APPLICATION_ID, token });
      };
      const { refreshToken } = await strict.logIn('demo-verwaltung');
      const next = grantOf(await exchange(6.9, refreshToken));
      const last = grantOf(await exchange(13.8, next.refreshToken));
      expect((await exchange(20.8, last.refreshToken)).status).toBe(401);
      await strict.server.close();
    });
  });

  describe('an access token', () => {
    it('is valid for 15 minutes and not longer', async () => {
      const start = test.clock.now;
      const { token } = await test.logIn('demo-kunde');
      test.clock.now = new Date(start.getTime() + 899_000);
      expect(await use(token)).toBe(200);
      test.clock.now = new Date(start.getTime() + 900_000);
      expect(await use(token)).toBe(401);
      test.clock.now = start;
    });

    it.each([
      { says: 'none', change: () => '' },
      { says: 'no token', change: () => 'abc' },
      { says: 'an unsigned one', change: (token: string) => unsigned(token) },
      { says: 'one signed by another', change: (token: string) => `${token.slice(0, -4)}AAAA` },
    ])('is refused: $says', async ({ change }) => {
      const { token } = await test.logIn('demo-kunde');
      expect(await use(change(token))).toBe(401);
    });
  });
});

function unsigned(token: string): string {
  const [, payload = ''] = token.split('.');
  return `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
}
