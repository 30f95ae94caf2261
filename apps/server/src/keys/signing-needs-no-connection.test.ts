import { DEMO_LOGINS } from '../demo/demo-script';
import { renewDemoLink } from '../demo/seed-demo';
import type { OpenDatabase } from '../database/open-database';
import { anonymousCalls } from '../testing/anonymous-readings';
import { asShare, shareCaller } from '../testing/share-caller';
import { databaseKinds, openTestDatabase } from '../testing/test-database';
import { APPLICATION_ID, grantOf, startTestServer, type TestServer } from '../testing/test-server';

/** More than the connections to the database. */
const CALLS = 12;
const LATER_MS = 2 * 60_000;

/**
 * A login signs its token inside a transaction. The embedded database has one connection, which that
 * transaction holds, so a login that read the keys from the database would wait for itself. The
 * database of a test refuses that.
 */
describe.each(databaseKinds)('long after the keys were read, on the %s database', (kind) => {
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
  const later = () => {
    test.clock.now = new Date(test.clock.now.getTime() + LATER_MS);
  };
  const enter = (login: object) =>
    test.post('/auth/token', { applicationId: APPLICATION_ID, ...login });
  const use = async (token: string) => (await test.get('/api/pro/account/info', token)).status;

  it.each([
    { login: 'a password', make: async () => ({ ...DEMO_LOGINS[0] }) },
    {
      login: 'a link',
      make: async () => ({ token: await renewDemoLink(opened.database, APPLICATION_ID) }),
    },
    {
      login: 'a refresh token',
      make: async () => ({ token: (await test.logIn('demo-kunde')).refreshToken }),
    },
  ])('$login logs in', async ({ make }) => {
    const login = await make();
    later();
    const { token } = grantOf(await enter(login));
    later();
    expect(await use(token)).toBe(200);
  });

  it('the first call with a renewed token ends the one before', async () => {
    const { refreshToken } = await test.logIn('demo-kunde');
    const { token } = grantOf(await enter({ token: refreshToken }));
    later();
    expect(await use(token)).toBe(200);
    expect((await enter({ token: refreshToken })).status).toBe(401);
  });

  it('a share is made, logs in and passes on', async () => {
    const manager = shareCaller(test, (await test.logIn('demo-verwaltung')).token);
    later();
    const share = await manager.shared();
    later();
    expect(await (await asShare(test, share)).jobIds()).toEqual(['verwaltung-1']);
  });

  it('a token without a login is given and accepted', async () => {
    const { newToken, send } = anonymousCalls(() => test);
    later();
    const token = await newToken();
    later();
    expect(await send({}, undefined, token)).toMatchObject({ status: 204 });
  });

  it(`${CALLS} logins at once do not wait for each other's connections`, async () => {
    later();
    const logins = Array.from({ length: CALLS }, (_, index) => {
      const { username, password } = DEMO_LOGINS[index % DEMO_LOGINS.length] ?? DEMO_LOGINS[0];
      return enter({ username, password });
    });
    const statuses = (await Promise.all(logins)).map(({ status }) => status);
    expect(statuses).toEqual(logins.map(() => 200));
  });
});
