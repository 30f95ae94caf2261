import { renewDemoLink } from '../demo/seed-demo';
import { databaseKinds, openTestDatabase, type TestDatabase } from '../testing/test-database';
import { APPLICATION_ID, grantOf, startTestServer, type TestServer } from '../testing/test-server';
import { endSessionsOf } from './refresh-tokens';

const ACCOUNT = 'demo-kunde';
const DAY_MS = 24 * 3_600_000;

describe.each(databaseKinds)('on the %s database', (kind) => {
  let opened: TestDatabase;
  let test: TestServer;
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
    test = await startTestServer(opened.database);
  });
  afterAll(async () => {
    await test.server.close();
    await opened.close();
  });
  beforeEach(async () => {
    test.clock.now = new Date('2026-11-21T09:00:00Z');
    await opened.database
      .updateTable('account')
      .set({ password_hash: `hash of ${ACCOUNT}` })
      .where('id', '=', ACCOUNT)
      .execute();
  });

  const withToken = (token: string) =>
    test.post('/auth/token', { applicationId: APPLICATION_ID, token });
  const use = async (token: string) => (await test.get('/api/pro/account/info', token)).status;
  const end = () =>
    opened.database.transaction().execute((database) => endSessionsOf(database, ACCOUNT));

  it('ends all sessions and links of an account at once, and none of another', async () => {
    const link = await renewDemoLink(opened.database, APPLICATION_ID);
    const grant = await test.logIn(ACCOUNT);
    const other = await test.logIn('demo-nachbarin');
    await end();
    expect(await use(grant.token)).toBe(401);
    expect((await withToken(grant.refreshToken)).status).toBe(401);
    expect((await withToken(link)).status).toBe(401);
    expect(await use(other.token)).toBe(200);
  });

  it('also ends a token exchange that is under way', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { refreshToken } = await test.logIn(ACCOUNT);
      const [answer] = await Promise.all([withToken(refreshToken), end()]);
      if (answer.status === 200) expect(await use(grantOf(answer).token)).toBe(401);
      expect((await withToken(refreshToken)).status).toBe(401);
    }
  });

  if (kind === 'PostgreSQL') {
    it('a login and a token exchange do not wait for another change of the account', async () => {
      const { refreshToken } = await test.logIn(ACCOUNT);
      await opened.otherProcess.transaction().execute(async (transaction) => {
        // As an import that corrects the names of its customers, until it ends.
        await transaction
          .updateTable('account')
          .set({ name: 'Neu' })
          .where('id', '=', ACCOUNT)
          .execute();
        await test.logIn(ACCOUNT);
        expect((await withToken(refreshToken)).status).toBe(200);
      });
    });
  }

  it.each([
    { says: 'before its end', expires: 1, status: 200 },
    { says: 'at its end', expires: 0, status: 401 },
    { says: 'without an end, years later', expires: null, status: 200 },
  ])('opens a link $says with $status', async ({ expires, status }) => {
    const link = await renewDemoLink(opened.database, APPLICATION_ID);
    const { now } = test.clock;
    const at = expires === null ? null : new Date(now.getTime() + expires);
    await opened.database.updateTable('link_token').set({ expires_at: at }).execute();
    if (expires === null) test.clock.now = new Date(now.getTime() + 3000 * DAY_MS);
    expect((await withToken(link)).status).toBe(status);
  });

  it.each([
    { says: 'just before 90 days', day: 90 * DAY_MS - 1, status: 200 },
    { says: 'after 90 days', day: 90 * DAY_MS, status: 401 },
  ])('answers a session that is used every week $says with $status', async ({ day, status }) => {
    const start = test.clock.now.getTime();
    let { refreshToken } = await test.logIn(ACCOUNT);
    for (let week = 1; week <= 12; week += 1) {
      test.clock.now = new Date(start + week * 7 * DAY_MS);
      ({ refreshToken } = grantOf(await withToken(refreshToken)));
    }
    test.clock.now = new Date(start + day);
    expect((await withToken(refreshToken)).status).toBe(status);
  });

  it('renews an outdated password hash at a login, but not at a failed one', async () => {
    const keep = async (password_hash: string) => {
      await opened.database
        .updateTable('account')
        .set({ password_hash })
        .where('id', '=', ACCOUNT)
        .execute();
    };
    const kept = async () =>
      opened.database
        .selectFrom('account')
        .select('password_hash')
        .where('id', '=', ACCOUNT)
        .executeTakeFirst();
    await keep(`old ${ACCOUNT}`);
    await test.post('/auth/token', {
      applicationId: APPLICATION_ID,
      username: ACCOUNT,
      password: 'x',
    });
    expect(await kept()).toEqual({ password_hash: `old ${ACCOUNT}` });
    await test.logIn(ACCOUNT);
    expect(await kept()).toEqual({ password_hash: `hash of ${ACCOUNT}` });
  });
});
