import Fastify from 'fastify';
import { connect, type Socket } from 'node:net';
import { closeServer } from './close-server';

const HEAD =
  'POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: 10\r\n\r\n';

async function withHalfACall(use: (line: Socket) => void, patienceMs: number) {
  const server = Fastify({ forceCloseConnections: 'idle' });
  let hasBegun = () => {};
  const begun = new Promise<void>((done) => (hasBegun = done));
  server.addHook('onRequest', async () => hasBegun());
  server.post('/', async () => 'stored');
  const { port } = new URL(await server.listen({ host: '127.0.0.1', port: 0 }));
  const line = connect(Number(port), '127.0.0.1', () => line.write(`${HEAD}{"a":`));
  const heard = new Promise<string>((done) => {
    let text = '';
    line.on('data', (part) => (text += String(part)));
    line.on('error', () => undefined).on('close', () => done(text));
  });
  await begun;
  const closed = closeServer(server, patienceMs);
  use(line);
  await closed;
  return heard;
}

it('waits for the end of a call', async () => {
  const heard = await withHalfACall((line) => line.write('true}'), 60_000);
  expect(heard).toContain('200');
});

it('does not wait forever', async () => {
  expect(await withHalfACall(() => undefined, 50)).toBe('');
});
