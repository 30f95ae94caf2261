import type { FastifyInstance } from 'fastify';

/**
 * Browsers keep a connection open for the next call. Without this header, a stopping server would
 * wait a minute for that call.
 */
export function closeConnectionsWhenStopping(server: FastifyInstance): void {
  let isStopping = false;
  server.addHook('preClose', async () => {
    isStopping = true;
  });
  server.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close');
  });
}

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
