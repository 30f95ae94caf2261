import type { FastifyInstance } from 'fastify';

/** Answers the calls under way; whoever has not sent the rest of one by then will send it again. */
export async function closeServer(server: FastifyInstance, patienceMs: number): Promise<void> {
  const hangUp = setTimeout(() => server.server.closeAllConnections(), patienceMs);
  try {
    await server.close();
  } finally {
    clearTimeout(hangUp);
  }
}
