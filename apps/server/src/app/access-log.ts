import type { FastifyInstance } from 'fastify';
import { loggedPath } from './log';

/** One line per answer: what was asked for and how it went, not who asked. */
export function logAnswers(server: FastifyInstance): void {
  // A level of its own: Fastify's two lines per call, which name the asker's address, stay silent.
  const log = server.log.child({}, { level: 'info' });
  server.addHook('onResponse', async ({ method, url }, { statusCode: status, elapsedTime }) => {
    log.info({ method, path: loggedPath(url), status, ms: Math.round(elapsedTime) }, 'answered');
  });
}
