import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { fakeIntervals } from '../testing/fake-intervals';
import { endSlowBody } from './slow-body';

const KB = 1024;
const MB = 1024 * KB;
const HALF_MINUTE = 30_000;

describe('the pace of a body', () => {
  let server: Server;
  let caller: Socket;
  let request: IncomingMessage;
  const ended = jest.fn();

  /** A caller that has announced so many bytes and sent none. */
  async function announce(bytes: number) {
    fakeIntervals();
    server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    caller = connect({ host: '127.0.0.1', port: (server.address() as AddressInfo).port });
    caller.write(`POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: ${bytes}\r\n\r\n`);
    const arrived = (await once(server, 'request')) as [IncomingMessage, ServerResponse];
    const [incoming, answer] = arrived;
    request = incoming;
    ended.mockReset();
    request.on('error', ended).resume();
    endSlowBody(request, answer, bytes);
  }
  async function send(bytes: number) {
    const until = request.socket.bytesRead + bytes;
    caller.write(Buffer.alloc(bytes, 'a'));
    while (request.socket.bytesRead < until) await new Promise(setImmediate);
  }
  afterEach(() => {
    caller.destroy();
    server.close();
    jest.useRealTimers();
  });

  it.each([
    { says: 'a large one in five minutes', bytes: 30 * MB, sent: 3 * MB, isEnded: false },
    { says: 'a twentieth of it in half a minute', bytes: 20 * MB, sent: MB, isEnded: false },
    { says: 'a byte less', bytes: 20 * MB, sent: MB - 1, isEnded: true },
    { says: 'nothing', bytes: 70 * KB, sent: 0, isEnded: true },
    { says: 'a reading with photos at 16 kB/s', bytes: 4 * MB, sent: 480 * KB, isEnded: false },
    { says: 'the same, with 15 s no signal', bytes: 4 * MB, sent: 240 * KB, isEnded: false },
    { says: 'a small photo at 1 kB/s', bytes: 400 * KB, sent: 30 * KB, isEnded: false },
  ])('$says: is ended $isEnded', async ({ bytes, sent, isEnded }) => {
    await announce(bytes);
    await send(sent);
    jest.advanceTimersByTime(HALF_MINUTE);
    expect(ended).toHaveBeenCalledTimes(isEnded ? 1 : 0);
  });

  it('is asked in each half minute: a fast beginning is not saved up', async () => {
    await announce(10 * MB);
    await send(5 * MB);
    jest.advanceTimersByTime(HALF_MINUTE);
    expect(ended).not.toHaveBeenCalled();
    jest.advanceTimersByTime(HALF_MINUTE);
    expect(ended).toHaveBeenCalledTimes(1);
  });

  it('does not count while an arrived body is answered', async () => {
    await announce(MB);
    await send(MB);
    jest.advanceTimersByTime(10 * HALF_MINUTE);
    expect(ended).not.toHaveBeenCalled();
  });
});
