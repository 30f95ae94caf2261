import type { FastifyReply } from 'fastify';

/** Tells caches which request headers the answer depends on. Each hook adds its own header. */
export function addVary(reply: FastifyReply, header: string): void {
  const before = reply.getHeader('vary');
  reply.header('vary', typeof before === 'string' ? `${before}, ${header}` : header);
}
