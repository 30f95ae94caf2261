import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { sql } from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { OpenDatabase } from '../database/open-database';
import { anyDatabase, openTestDatabase } from '../testing/test-database';
import { startTestServer, type TestServer } from '../testing/test-server';
import { fakeIntervals } from '../testing/fake-intervals';
import { hasTooManyParts } from './photo-bodies';

const MB = 1024 * 1024;

describe('bodies with photos', () => {
  let opened: OpenDatabase;
  let test: TestServer;
  let port = 0;
  const sockets: Socket[] = [];
  const RESULT = '/api/pro/job/kunde-gas/meterRateTask/result';
  const ANONYMOUS = '/api/unknown-readings/results';

  beforeAll(async () => {
    opened = await openTestDatabase(anyDatabase);
    test = await startTestServer(opened.database, { trustedProxies: ['127.0.0.1'] });
    await test.server.listen({ host: '127.0.0.1', port: 0 });
    port = (test.server.server.address() as AddressInfo).port;
  });
  afterAll(async () => {
    await test.server.close();
    await opened.close();
  });
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    // The server notices the lost connections in its next turns.
    await wait(50);
  });

  interface Announced {
    readonly path?: string;
    readonly from?: string;
  }

  /** Sends the head of a call and no body; returns what the server says to it within a moment. */
  async function announce(token: string, length: number | 'chunked', call: Announced = {}) {
    const { path = RESULT, from = '198.51.100.1' } = call;
    const socket = connect({ host: '127.0.0.1', port });
    sockets.push(socket);
    let answer = '';
    socket.on('data', (part) => (answer += String(part)));
    socket.on('error', () => undefined);
    socket.write(
      [
        `POST ${path} HTTP/1.1`,
        'host: localhost',
        `x-forwarded-for: ${from}`,
        `authorization: Bearer ${token}`,
        'content-type: application/json',
        length === 'chunked' ? 'transfer-encoding: chunked' : `content-length: ${length}`,
        '',
        '',
      ].join('\r\n'),
    );
    await wait(150);
    return answer;
  }
  const tokenOf = async (login: string) => (await test.logIn(login)).token;

  it('one account has two large ones under way; the third waits', async () => {
    const token = await tokenOf('demo-kunde');
    expect([await announce(token, 2 * MB), await announce(token, 2 * MB)]).toEqual(['', '']);
    const third = await announce(token, 2 * MB);
    expect(third).toMatch(/^HTTP\/1.1 429 /);
    expect(third).toMatch(/retry-after: 5/i);
    expect(await announce(token, 0.5 * MB)).toBe('');
    expect(await announce(await tokenOf('demo-verwaltung'), 2 * MB)).toBe('');
  });

  it.each([
    { says: 'that says its length', length: 32 * MB },
    { says: 'that does not say its length', length: 'chunked' as const },
  ])('a customer leaves half of the room to the others; a body $says waits', async ({ length }) => {
    expect(await announce(await tokenOf('demo-verwaltung'), 32 * MB)).toBe('');
    const token = await tokenOf('demo-kunde');
    const refused = await announce(token, length);
    expect(refused).toMatch(/^HTTP\/1.1 503 /);
    expect(refused).toMatch(/retry-after: 5/i);
    expect(await announce(token, 16 * MB)).toBe('');
  });

  it('an account that has half of the room gets no more', async () => {
    const token = await tokenOf('demo-kunde');
    expect([await announce(token, 31 * MB), await announce(token, MB)]).toEqual(['', '']);
    expect(await announce(token, 0.5 * MB)).toMatch(/^HTTP\/1.1 429 /);
    expect(await announce(token, 60 * 1024)).toBe('');
  });

  it('each further customer leaves half of the rest, and may always send what a reading needs', async () => {
    const take = async (login: string, megabytes: number) =>
      announce(await tokenOf(login), megabytes * MB);
    expect([await take('demo-kunde', 32), await take('demo-verwaltung', 16)]).toEqual(['', '']);
    expect(await take('demo-sonderfall', 9)).toMatch(/^HTTP\/1.1 503 /);
    expect([await take('demo-sonderfall', 8), await take('demo-nachbarin', 4)]).toEqual(['', '']);
    expect(await take('demo-nachbarin', 4)).toMatch(/^HTTP\/1.1 503 /);
  });

  it('sub-accesses take from the room of their customer, also those of a sub-access', async () => {
    for (const [username, giver] of [
      ['helper', 'demo-verwaltung'],
      ['helpers-helper', 'helper'],
    ] as const) {
      await sql`
        insert into account (id, application_id, username, password_hash, name, parent_id, roles)
        select ${username}, application_id, ${username}, ${`hash of ${username}`}, '', id, roles
        from account where username = ${giver}`.execute(opened.database);
    }
    const logins = ['demo-verwaltung', 'helpers-helper'];
    const tokens = await Promise.all(logins.map(tokenOf));
    const each = (megabytes: number) =>
      Promise.all(tokens.map((token) => announce(token, megabytes * MB)));
    expect(await each(16)).toEqual(['', '']);
    const tooMuch: unknown = expect.stringMatching(/^HTTP\/1.1 429 /);
    expect(await each(0.5)).toEqual([tooMuch, tooMuch]);
    expect(await announce(await tokenOf('demo-kunde'), 16 * MB)).toBe('');
  });

  describe('without a login', () => {
    let token = '';

    beforeAll(async () => {
      const { body } = await test.post('/auth/token-unknown-readings', {});
      token = Value.Decode(Type.Object({ token: Type.String() }), body).token;
    });

    const send = (from: string, megabytes: number) =>
      announce(token, megabytes * MB, { path: ANONYMOUS, from });

    it('all addresses together leave half of the room to accounts', async () => {
      const sent = [await send('192.0.2.1', 25), await send('192.0.2.2', 5)];
      expect([...sent, await send('192.0.2.3', 2)]).toEqual(['', '', '']);
      expect(await send('192.0.2.4', 0.5)).toMatch(/^HTTP\/1.1 503 /);
      expect(await announce(await tokenOf('demo-kunde'), 16 * MB)).toBe('');
      expect(await announce(await tokenOf('demo-verwaltung'), 8 * MB)).toBe('');
    });

    it('one address leaves some of that half to the others', async () => {
      expect([await send('192.0.2.1', 24), await send('192.0.2.1', 1)]).toEqual(['', '']);
      expect(await send('192.0.2.1', 0.5)).toMatch(/^HTTP\/1.1 429 /);
      expect(await send('192.0.2.2', 6)).toMatch(/^HTTP\/1.1 503 /);
      expect(await send('192.0.2.2', 5)).toBe('');
    });

    it('the longest body is the 25 MB of the contract', async () => {
      expect(await send('192.0.2.1', 25)).toBe('');
      expect(await send('192.0.2.2', 26)).toMatch(/^HTTP\/1.1 413 /);
    });
  });

  it('a connection that is lost gives its room back', async () => {
    const token = await tokenOf('demo-kunde');
    const twice = async () => [await announce(token, 16 * MB), await announce(token, 16 * MB)];
    expect(await twice()).toEqual(['', '']);
    for (const socket of sockets.splice(0)) socket.destroy();
    await wait(50);
    expect(await twice()).toEqual(['', '']);
  });

  it('a body that comes too slowly is answered with 408 and gives its room back', async () => {
    const token = await tokenOf('demo-kunde');
    fakeIntervals();
    try {
      expect([await announce(token, 16 * MB), await announce(token, 16 * MB)]).toEqual(['', '']);
      const answers = Promise.all(
        sockets.map(async (socket) => String(await once(socket, 'data'))),
      );
      jest.advanceTimersByTime(30_000);
      expect(await answers).toEqual([
        expect.stringMatching(/^HTTP\/1.1 408 [^]*too slowly/),
        expect.stringMatching(/^HTTP\/1.1 408 [^]*too slowly/),
      ]);
      expect(await announce(token, 32 * MB)).toBe('');
    } finally {
      jest.useRealTimers();
    }
  });

  it('an answered call gives its room back', async () => {
    const token = await tokenOf('demo-kunde');
    const headers = { authorization: `Bearer ${token}` };
    const body = { long: 'a'.repeat(31 * MB) };
    const send = async () => (await test.post(RESULT, body, headers)).status;
    expect([await send(), await send(), await send()]).toEqual([422, 422, 422]);
  });
});

test.each([
  { says: 'a reading with photos', json: `{"image":"${'A'.repeat(5 * MB)}"}`, is: false },
  { says: 'as many as allowed', json: `[${'1,'.repeat(99_998)}1]`, is: false },
  { says: 'millions of numbers', json: `{"jobIds":[${'1,'.repeat(1_000_000)}1]}`, is: true },
  { says: 'deep lists', json: '['.repeat(100_001), is: true },
  { says: 'deep objects', json: '{"a":'.repeat(100_001), is: true },
])('$says is too many: $is', ({ json, is }) => {
  expect(hasTooManyParts(json)).toBe(is);
});
