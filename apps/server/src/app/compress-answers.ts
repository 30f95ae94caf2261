import type { FastifyInstance } from 'fastify';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { addVary } from './vary';

type Encoding = 'br' | 'gzip';

const SHRINKS = /^(?:text\/|application\/(?:[\w.]+\+)?(?:json|javascript))/;
/** A smaller answer fits into one packet anyway. */
const WORTH_IT_BYTES = 1024;
// Jobs shrink to a twentieth in a few milliseconds on another thread. More effort would save
// little.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const compressBrotli = promisify<Buffer | string, object, Buffer>(brotliCompress);
const compressGzip = promisify<Buffer | string, Buffer>(gzip);

/**
 * Compresses the answers that are made per call. Files were compressed when they were built. No
 * answer mixes a secret with input from another page, because no call here authenticates by cookie.
 */
export function compressAnswers(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply, payload) => {
    if (!SHRINKS.test(String(reply.getHeader('content-type') ?? ''))) return payload;
    addVary(reply, 'accept-encoding');
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (!isWhole || request.method === 'HEAD' || reply.hasHeader('content-encoding'))
      return payload;
    if (Buffer.byteLength(payload) < WORTH_IT_BYTES) return payload;
    const encoding = bestEncoding(request.headers['accept-encoding']);
    if (encoding === null) return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return encoding === 'br' ? compressBrotli(payload, BROTLI) : compressGzip(payload);
  });
}

/** The best encoding that the caller accepts. 'br;q=0' means that the caller does not accept it. */
function bestEncoding(accepted: string | string[] | undefined): Encoding | null {
  const offers = String(accepted ?? '')
    .toLowerCase()
    .split(',')
    .map((offer) => offer.trim().split(/\s*;\s*/))
    .filter(([, quality = '']) => !/^q=0(?:\.0*)?$/.test(quality))
    .map(([name]) => name);
  if (offers.includes('br')) return 'br';
  return offers.includes('gzip') || offers.includes('*') ? 'gzip' : null;
}
