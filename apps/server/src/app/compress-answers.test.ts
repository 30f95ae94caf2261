import Fastify, { type FastifyInstance } from 'fastify';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressAnswers } from './compress-answers';

const LONG = 'ä'.repeat(512);
/** Deflated bytes may begin with the same two letters. */
const LIKE_DEFLATED = `80 ${LONG}`;
const SHORT = `${LONG.slice(1)}a`;
let server: FastifyInstance;

beforeAll(() => {
  server = Fastify();
  compressAnswers(server);
  server.get('/text', async (_request, reply) => reply.type('text/plain').send(LONG));
  server.get('/short', async (_request, reply) => reply.type('text/plain').send(SHORT));
  server.get('/deflated', async (_request, reply) => reply.type('text/plain').send(LIKE_DEFLATED));
  server.get('/json', async () => ({ text: LONG }));
  server.get('/bytes', async (_request, reply) =>
    reply.type('application/manifest+json').send(Buffer.from(LONG)),
  );
  server.get('/photo', async (_request, reply) => reply.type('image/png').send(Buffer.from(LONG)));
  server.get('/nothing', async (_request, reply) => reply.code(204).send());
});
afterAll(() => server.close());

const ask = (url: string, accepted?: string, method: 'GET' | 'HEAD' = 'GET') =>
  server.inject({
    method,
    url,
    headers: accepted === undefined ? {} : { 'accept-encoding': accepted },
  });

test.each([
  { says: 'brotli if the client accepts it', accepted: 'gzip, deflate, br', encoding: 'br' },
  { says: 'gzip if the client accepts only that', accepted: 'gzip', encoding: 'gzip' },
  { says: 'gzip if the client accepts everything', accepted: '*', encoding: 'gzip' },
  { says: 'gzip if the client refuses brotli', accepted: 'br;q=0, gzip;q=0.5', encoding: 'gzip' },
  {
    says: 'no compression if the client refuses both',
    accepted: 'br; q=0.0, gzip;q=0',
    encoding: undefined,
  },
  { says: 'no compression without the header', accepted: undefined, encoding: undefined },
  { says: 'no compression for an unknown encoding', accepted: 'zstd', encoding: undefined },
])('sends $says', async ({ accepted, encoding }) => {
  const { headers, rawPayload } = await ask('/text', accepted);
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers['content-length']).toBe(String(rawPayload.length));
  expect(headers['vary']).toBe('accept-encoding');
  const read = { br: brotliDecompressSync, gzip: gunzipSync, none: (bytes: Buffer) => bytes };
  const kind = encoding === 'br' || encoding === 'gzip' ? encoding : 'none';
  expect(read[kind](rawPayload).toString()).toBe(LONG);
});

test.each([
  { says: 'JSON', url: '/json', encoding: 'gzip' },
  { says: 'JSON as bytes', url: '/bytes', encoding: 'gzip' },
  { says: 'an answer one byte below the limit', url: '/short', encoding: undefined },
  { says: 'a picture', url: '/photo', encoding: undefined },
  { says: 'an empty answer', url: '/nothing', encoding: undefined },
])('$says: $encoding', async ({ url, encoding }) => {
  expect((await ask(url, 'gzip')).headers['content-encoding']).toBe(encoding);
});

it('does not mistake a text for compressed data because of its first letters', async () => {
  const { headers, rawPayload } = await ask('/deflated', 'br');
  expect(headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(rawPayload).toString()).toBe(LIKE_DEFLATED);
});

it('does not compress the answer to a HEAD call', async () => {
  const { headers, body } = await ask('/text', 'gzip', 'HEAD');
  expect(headers['content-encoding']).toBeUndefined();
  expect(body).toBe('');
});
