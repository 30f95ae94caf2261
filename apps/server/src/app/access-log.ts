import type { FastifyInstance } from 'fastify';
import { loggedPath } from './log';

/** Logs one line per answer: the request and its result, but not the caller. */
export function logAnswers(server: FastifyInstance): void {
  // This logger has its own level. Fastify's own two lines per call contain the caller's address,
  // and they stay silent at the level of the server.
  const log = server.log.child({}, { level: 'info' });
  server.addHook('onResponse', async ({ method, url }, { statusCode: status, elapsedTime }) => {
    log.info({ method, path: loggedPath(url), status, ms: Math.round(elapsedTime) }, 'answered');
  });
}
