import { setTimeout as wait } from 'node:timers/promises';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { OpenDatabase } from '../database/open-database';
import { anyDatabase, openTestDatabase } from '../testing/test-database';
import { startTestServer, type TestServer } from '../testing/test-server';
import { hasTooManyParts } from './photo-bodies';

const MB = 1024 * 1024;

describe('bodies with photos', () => {
  let opened: OpenDatabase;
  let test: TestServer;
  let port = 0;
  const sockets: Socket[] = [];

  beforeAll(async () => {
    opened = await openTestDatabase(anyDatabase);
    test = await startTestServer(opened.database);
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

  /** Sends the head of a call and no body; returns what the server says to it within a moment. */
  async function announce(token: string, length: number | 'chunked'): Promise<string> {
    const socket = connect({ host: '127.0.0.1', port });
    sockets.push(socket);
    let answer = '';
    socket.on('data', (part) => (answer += String(part)));
    socket.on('error', () => undefined);
    socket.write(
      [
        'POST /api/pro/job/kunde-gas/meterRateTask/result HTTP/1.1',
        'host: localhost',
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
  ])('all accounts together have 64 MB under way; the next one $says waits', async ({ length }) => {
    const [one, other] = [await tokenOf('demo-kunde'), await tokenOf('demo-verwaltung')];
    expect([await announce(one, 32 * MB), await announce(one, 31 * MB)]).toEqual(['', '']);
    const refused = await announce(other, length);
    expect(refused).toMatch(/^HTTP\/1.1 503 /);
    expect(refused).toMatch(/retry-after: 5/i);
    expect(await announce(other, 60 * 1024)).toBe('');
  });

  it('a connection that is lost gives its room back', async () => {
    const token = await tokenOf('demo-kunde');
    const twice = async () => [await announce(token, 32 * MB), await announce(token, 32 * MB)];
    expect(await twice()).toEqual(['', '']);
    for (const socket of sockets.splice(0)) socket.destroy();
    await wait(50);
    expect(await twice()).toEqual(['', '']);
  });

  it('an answered call gives its room back', async () => {
    const token = await tokenOf('demo-kunde');
    const url = '/api/pro/job/kunde-gas/meterRateTask/result';
    const headers = { authorization: `Bearer ${token}` };
    const body = { long: 'a'.repeat(31 * MB) };
    const send = async () => (await test.post(url, body, headers)).status;
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
