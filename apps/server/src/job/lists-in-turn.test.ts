import { EventEmitter, once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { OpenDatabase } from '../database/open-database';
import type { Replica } from '../database/replica';
import { asShare, shareCaller } from '../testing/share-caller';
import { anyDatabase, openTestDatabase } from '../testing/test-database';
import { startTestServer, type TestServer } from '../testing/test-server';

const LIST = '/api/pro/job';
/** The status of a receipt where no address is confirmed. */
const WITHOUT_ADDRESS = 409;

describe('the lists of a customer', () => {
  let opened: OpenDatabase;
  let test: TestServer;
  /** The lists that are being made: each waits until the test calls it. */
  const begun: (() => void)[] = [];
  const news = new EventEmitter();

  beforeAll(async () => {
    opened = await openTestDatabase(anyDatabase);
    const replica: Replica = {
      ask: async (read) => {
        await new Promise<void>((goOn) => {
          begun.push(goOn);
          news.emit('begun');
        });
        return read(opened.database);
      },
      isAway: () => false,
      hasFailed: () => false,
      close: async () => undefined,
    };
    test = await startTestServer(opened.database, { replica });
    await test.server.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    await test.server.close();
    await opened.close();
  });

  const tokenOf = async (username: string) => (await test.logIn(username)).token;
  const statusOf = async (token: string) => (await test.get(LIST, token)).status;
  const nextList = async () => {
    if (begun.length === 0) await once(news, 'begun');
    expect(begun).toHaveLength(1);
    return () => begun.shift()?.();
  };

  it('are made one after another, also those of sub-accesses, and nobody else waits', async () => {
    const manager = await tokenOf('demo-verwaltung');
    const { share, shared, call } = shareCaller(test, manager);
    const { token: caretaker } = await asShare(test, await shared());
    const neighbour = await tokenOf('demo-kunde');
    const first = statusOf(manager);
    const goOn = await nextList();
    // A new share and a receipt by e-mail read the whole list, too.
    const others = [
      statusOf(caretaker),
      share().then(({ status }) => status),
      call('POST', 'job/reading-receipts').then(({ status }) => status),
    ];
    const neighbours = statusOf(neighbour);
    while (begun.length < 2) await once(news, 'begun');
    begun.pop()?.();
    expect(await neighbours).toBe(200);
    expect(begun).toHaveLength(1);
    const waiting = Promise.resolve('they wait');
    expect(await Promise.race([...others, waiting])).toBe('they wait');
    goOn();
    expect(await first).toBe(200);
    (await nextList())();
    expect(await Promise.all(others)).toEqual([200, 200, WITHOUT_ADDRESS]);
  });

  it('are not made for a caller who has hung up while he waited', async () => {
    const token = await tokenOf('demo-verwaltung');
    const first = statusOf(token);
    const goOn = await nextList();
    const called = once(test.server.server, 'request');
    const { port } = test.server.server.address() as AddressInfo;
    const caller = connect({ host: '127.0.0.1', port });
    caller.write(`GET ${LIST} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n\r\n`);
    const [{ socket }] = (await called) as [IncomingMessage];
    caller.destroy();
    if (!socket.destroyed) await once(socket, 'close');
    const last = statusOf(token);
    goOn();
    expect(await first).toBe(200);
    (await nextList())();
    expect(await last).toBe(200);
  });
});
