import type { OpenDatabase } from '../database/open-database';
import { renewDemoLink } from '../demo/seed-demo';
import { databaseKinds, openTestDatabase } from '../testing/test-database';
import { APPLICATION_ID, grantOf, startTestServer, type TestServer } from '../testing/test-server';

const RIGHT = 'demo-kunde';
const SECOND = 1000;

describe.each(databaseKinds)('on the %s database', (kind) => {
  let opened: OpenDatabase;
  let test: TestServer;

  beforeAll(async () => {
    opened = await openTestDatabase(kind);
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

  const send = (body: object, from: string) =>
    test.server.inject({
      method: 'POST',
      url: '/auth/token',
      payload: { applicationId: APPLICATION_ID, ...body },
      headers: { 'x-forwarded-for': from },
    });
  const logIn = (password: string, username = 'demo-kunde', from = '192.0.2.1') =>
    send({ username, password }, from);
  const fail = async (times: number, username = 'demo-kunde', from = '192.0.2.1') => {
    for (let one = 0; one < times; one += 1) await logIn('falsch', username, from);
  };
  const wait = (seconds: number) => {
    test.clock.now = new Date(test.clock.now.getTime() + seconds * SECOND);
  };

  it.each([
    { says: 'answers ten wrong passwords', failures: 9, status: 401 },
    { says: 'locks the eleventh attempt', failures: 10, status: 429 },
  ])('$says', async ({ failures, status }) => {
    await fail(failures);
    expect((await logIn('falsch')).statusCode).toBe(status);
  });

  it('names the waiting time, and locks the right password as well', async () => {
    await fail(10);
    wait(10);
    const answer = await logIn(RIGHT);
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBe('50');
  });

  it('simultaneous right passwords of one account do not wait for each other', async () => {
    for (let round = 0; round < 10; round += 1) {
      const logins = await Promise.all(Array.from({ length: 6 }, () => logIn(RIGHT)));
      expect(logins.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
    }
  });

  it('starts counting again after a right password', async () => {
    await fail(9);
    expect((await logIn(RIGHT)).statusCode).toBe(200);
    await fail(9);
    expect((await logIn(RIGHT)).statusCode).toBe(200);
  });

  it('does not lock two simultaneous attempts, even if the later one has the earlier time', async () => {
    await fail(1);
    test.clock.now = new Date(test.clock.now.getTime() - 5);
    expect((await logIn(RIGHT)).statusCode).toBe(200);
  });

  it('accepts the right password after the minute, and forgets the wrong ones', async () => {
    await fail(10);
    wait(59);
    expect((await logIn(RIGHT)).statusCode).toBe(429);
    wait(1);
    expect((await logIn(RIGHT)).statusCode).toBe(200);
    await fail(9);
    expect((await logIn(RIGHT)).statusCode).toBe(200);
  });

  // The database judges by its own clock too, so the clock is ahead of any day on which this runs.
  it('does not believe a lock of a clock that ran ten years ahead', async () => {
    const tenYears = 3650 * 24 * 3600;
    wait(tenYears);
    await fail(11);
    wait(-tenYears);
    expect((await logIn(RIGHT)).statusCode).toBe(200);
    expect((await logIn(RIGHT, 'demo-kunde', '192.0.2.2')).statusCode).toBe(200);
  });

  it('doubles the wait with each wrong password, up to a quarter of an hour', async () => {
    await fail(10);
    const waits: string[] = [];
    for (let one = 0; one < 6; one += 1) {
      const { headers } = await logIn('falsch');
      waits.push(String(headers['retry-after']));
      wait(Number(headers['retry-after']));
      expect((await logIn('falsch')).statusCode).toBe(401);
    }
    expect(waits).toEqual(['60', '120', '240', '480', '900', '900']);
  });

  it.each([
    { says: 'the same person from another address', username: 'demo-kunde', from: '192.0.2.2' },
    { says: 'another person from the same address', username: 'demo-nachbarin', from: '192.0.2.1' },
  ])('still admits $says', async ({ username, from }) => {
    await fail(10);
    expect((await logIn(username, username, from)).statusCode).toBe(200);
  });

  it('locks unknown usernames like known ones', async () => {
    const answers = [];
    for (const username of ['demo-kunde', 'nobody']) {
      await fail(9, username);
      answers.push([await logIn('falsch', username), await logIn('falsch', username)]);
    }
    const [known, unknown] = answers.map((pair) =>
      pair.map(({ statusCode, body, headers }) => [statusCode, body, headers['retry-after']]),
    );
    expect(unknown).toEqual(known);
  });

  it('compares ten passwords of many simultaneous attempts', async () => {
    test.comparisons.length = 0;
    const all = await Promise.all(Array.from({ length: 30 }, () => logIn('falsch')));
    expect(all.filter(({ statusCode }) => statusCode === 429)).toHaveLength(20);
    expect(test.comparisons).toHaveLength(10);
  });

  it('after 50 wrong passwords for a username, whatever the addresses, admits one a minute', async () => {
    for (let one = 0; one < 10; one += 1) await fail(5, 'demo-kunde', `198.51.100.${one}`);
    const refused = await logIn(RIGHT, 'demo-kunde', '192.0.2.9');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
    expect((await logIn('demo-nachbarin', 'demo-nachbarin', '192.0.2.9')).statusCode).toBe(200);
    wait(60);
    test.comparisons.length = 0;
    const guesses = Array.from({ length: 20 }, (_, index) =>
      logIn('falsch', 'demo-kunde', `203.0.113.${index}`),
    );
    await Promise.all(guesses);
    expect(test.comparisons).toHaveLength(1);
    wait(60);
    expect((await logIn(RIGHT, 'demo-kunde', '192.0.2.9')).statusCode).toBe(200);
  });

  it('after 100 wrong passwords from an address, whatever the usernames, admits one in ten seconds', async () => {
    for (let one = 0; one < 50; one += 1) await fail(2, `name-${one}`);
    expect((await logIn(RIGHT)).headers['retry-after']).toBe('10');
    expect((await logIn(RIGHT, 'demo-kunde', '192.0.2.2')).statusCode).toBe(200);
    wait(10);
    test.comparisons.length = 0;
    for (let one = 0; one < 5; one += 1) await fail(1, `other-${one}`);
    expect(test.comparisons).toHaveLength(1);
  });

  it('counts only wrong passwords, so that a whole office can log in', async () => {
    for (let one = 0; one < 101; one += 1) expect((await logIn(RIGHT)).statusCode).toBe(200);
  });

  // Each line held up somebody who did nothing wrong.
  it.each([
    {
      says: '50 wrong passwords from one address, and one more after each lock',
      attack: async () => {
        await fail(50);
        for (let one = 0; one < 20; one += 1) {
          wait(900);
          await fail(1);
        }
      },
      victim: () => logIn(RIGHT, 'demo-kunde', '192.0.2.2'),
    },
    {
      says: '100 tries, most of which are refused without a comparison',
      attack: () => fail(100),
      victim: () => logIn('demo-nachbarin', 'demo-nachbarin', '192.0.2.1'),
    },
    {
      says: '100 tries for a name that strangers have used up',
      attack: async () => {
        for (let one = 0; one < 10; one += 1) await fail(5, 'demo-kunde', `198.51.100.${one}`);
        await fail(100);
      },
      victim: () => logIn('demo-nachbarin', 'demo-nachbarin', '192.0.2.1'),
    },
    {
      says: 'an office whose 100 sessions have ended',
      attack: async () => {
        for (let one = 0; one < 100; one += 1) await send({ token: `ended-${one}` }, '192.0.2.1');
      },
      victim: () => logIn(RIGHT),
    },
    {
      says: 'wrong passwords from the own address, for a link and a session',
      attack: () => fail(20),
      victim: async () => {
        const link = await renewDemoLink(opened.database, APPLICATION_ID);
        const answer = await send({ token: link }, '192.0.2.1');
        return send(
          { token: grantOf({ status: 200, body: answer.json(), text: '' }).refreshToken },
          '192.0.2.1',
        );
      },
    },
  ])('$says: whoever is right gets in at once', async ({ attack, victim }) => {
    await attack();
    expect((await victim()).statusCode).toBe(200);
  });

  it('stores neither usernames nor addresses', async () => {
    await fail(1, 'typed-by-mistake');
    const rows = JSON.stringify([
      await opened.database.selectFrom('limit_bucket').selectAll().execute(),
      await opened.database.selectFrom('login_failure').selectAll().execute(),
    ]);
    expect(rows).toContain('login-address');
    expect(rows).not.toMatch(/typed|192\.0/);
  });
});
