import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One address for several servers in turn. Answers 502 for a server that is down. */
export async function startProxy(
  urls: readonly string[],
): Promise<{ readonly url: string; stop(): Promise<void> }> {
  let turn = 0;
  const proxy = createServer((from, to) => {
    turn += 1;
    const target = urls[turn % urls.length] ?? '';
    const headers = { ...from.headers, 'x-forwarded-for': from.socket.remoteAddress ?? '' };
    const giveUp = () => {
      if (!to.headersSent) to.writeHead(502);
      to.end();
    };
    const onward = request(
      target + (from.url ?? ''),
      { method: from.method, headers },
      (answer) => {
        to.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.on('error', giveUp);
        answer.pipe(to);
      },
    );
    onward.on('error', giveUp);
    from.pipe(onward);
  });
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
  const address: string | AddressInfo | null = proxy.address();
  if (typeof address !== 'object' || address === null) throw new Error('The proxy has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: () =>
      new Promise((done) => {
        proxy.closeAllConnections();
        proxy.close(() => done());
      }),
  };
}
