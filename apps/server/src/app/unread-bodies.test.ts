import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { OpenDatabase } from '../database/open-database';
import { anyDatabase, openTestDatabase } from '../testing/test-database';
import { startTestServer, type TestServer } from '../testing/test-server';

const MB = 1024 * 1024;

describe('the body of a call that is answered without it', () => {
  let opened: OpenDatabase;
  let test: TestServer;
  let port = 0;
  let caller: Socket;

  beforeAll(async () => {
    opened = await openTestDatabase(anyDatabase);
    test = await startTestServer(opened.database);
    await test.server.listen({ host: '127.0.0.1', port: 0 });
    port = (test.server.server.address() as AddressInfo).port;
  });
  afterEach(() => caller.destroy());
  afterAll(async () => {
    await test.server.close();
    await opened.close();
  });

  /** Calls without a token; returns the answer and the server's end of the connection. */
  async function call(bytes: number, head = `content-length: ${bytes}\r\n\r\n`) {
    caller = connect({ host: '127.0.0.1', port });
    caller.on('error', () => undefined);
    const [[atServer]] = await Promise.all([
      once(test.server.server, 'connection') as Promise<[Socket]>,
      once(caller, 'connect'),
    ]);
    const path = '/api/pro/job/kunde-gas/meterRateTask/result';
    const heads = [`POST ${path} HTTP/1.1`, 'host: localhost', 'content-type: application/json'];
    caller.write([...heads, head].join('\r\n'));
    caller.write('a'.repeat(bytes));
    const [answer] = (await once(caller, 'data')) as [Buffer];
    return { answer: String(answer), atServer };
  }

  it.each([
    { says: 'that says its length', head: undefined },
    // One piece of 20 MB, which is hexadecimal here.
    { says: 'in pieces', head: 'transfer-encoding: chunked\r\n\r\n1400000\r\n' },
  ])('stays unread if it is large, $says', async ({ head }) => {
    const { answer, atServer } = await call(20 * MB, head);
    expect(answer).toMatch(/^HTTP\/1.1 401 /);
    expect(answer).toMatch(/connection: close/i);
    await once(caller, 'end');
    await once(atServer, 'close');
    expect(atServer.bytesRead).toBeLessThan(2 * MB);
  });

  it('is read if it is small, and the connection stays for the next call', async () => {
    const { answer } = await call(60 * 1024);
    expect(answer).toMatch(/^HTTP\/1.1 401 /);
    expect(answer).not.toMatch(/connection: close/i);
    caller.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n');
    expect(String((await once(caller, 'data'))[0])).toMatch(/^HTTP\/1.1 200 /);
  });
});
