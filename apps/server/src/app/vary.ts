import type { FastifyReply } from 'fastify';

/** Tells caches which of the asker's headers the answer depends on; each hook knows its own. */
export function addVary(reply: FastifyReply, header: string): void {
  const before = reply.getHeader('vary');
  reply.header('vary', typeof before === 'string' ? `${before}, ${header}` : header);
}
