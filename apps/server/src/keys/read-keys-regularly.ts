import type { FastifyBaseLogger } from 'fastify';
import type { SigningKeys } from './signing-keys';

/** After a rotation, a server signs with the key before for as long as this. */
const EVERY_MS = 60_000;

/**
 * Reads the keys beside the calls, because a call may hold the connection that the reading would wait for.
 * While the database is away, the server goes on with the keys that it knows.
 */
export function readKeysRegularly(
  keys: Pick<SigningKeys, 'readAgain'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): { stop(): Promise<void> } {
  let last = Promise.resolve();
  const timer = setInterval(() => {
    last = keys.readAgain().catch((error: unknown) => {
      log.warn({ err: error }, 'The signing keys could not be read again.');
    });
  }, EVERY_MS);
  return {
    stop: () => {
      clearInterval(timer);
      return last;
    },
  };
}
