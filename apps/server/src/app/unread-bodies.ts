import type { FastifyInstance, FastifyRequest } from 'fastify';

/** So much is read to the end, because the connection can then serve the next call. */
const SMALL_BYTES = 64 * 1024;
/** Time for the caller to read the answer. Closing at once would reset the connection and lose it. */
const FAREWELL_MS = 2000;

/**
 * Leaves the body of a call unread that is answered without it: refused, unknown or too large. Node
 * would read it to the end to keep the connection, and hundreds of large bodies would fill the memory
 * with pieces that nobody wants and hold up everybody else.
 */
export function leaveUnreadBodies(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply) => {
    const { raw } = request;
    if (raw.complete || lengthOf(request) <= SMALL_BYTES) return;
    reply.header('connection', 'close');
    // Node throws away the rest of a body that nobody has begun to read. Of a begun one, it takes no
    // more than its buffer holds.
    raw.read();
    const { socket } = raw;
    // Node calls it after the answer.
    socket.destroySoon = () => {
      socket.end();
      setTimeout(() => socket.destroy(), FAREWELL_MS).unref();
    };
  });
}

/** Without a length, a body may become as long as any. */
function lengthOf({ raw: { headers } }: FastifyRequest): number {
  const isChunked = headers['transfer-encoding'] !== undefined;
  return isChunked ? Infinity : Number(headers['content-length'] ?? 0);
}
