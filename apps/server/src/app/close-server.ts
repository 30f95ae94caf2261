import type { FastifyInstance } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import { consoleTexts } from '../base/console-texts';

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

/** Process managers kill what is still there after 15 s, without a word (compose.yaml, the systemd unit). */
const STOP_MS = 13_000;

/** A database that hangs lets nobody say goodbye. What it has accepted is safe without that. */
export async function stopInTime(
  server: { stop(): Promise<void> },
  say: (line: string) => void,
  ms = STOP_MS,
): Promise<void> {
  const hangs = wait(ms, true, { ref: false });
  if (await Promise.race([server.stop().then(() => false), hangs])) say(consoleTexts.stopHangs);
}
