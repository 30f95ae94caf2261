import type { FastifyInstance } from 'fastify';

/**
 * Answers the calls under way. Calls that are incomplete after `patienceMs` are cut off, and the
 * app sends them again.
 */
export async function closeServer(server: FastifyInstance, patienceMs: number): Promise<void> {
  const hangUp = setTimeout(() => server.server.closeAllConnections(), patienceMs);
  try {
    await server.close();
  } finally {
    clearTimeout(hangUp);
  }
}
