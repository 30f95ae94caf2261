import type { FastifyInstance, FastifyServerOptions } from 'fastify';

/**
 * Logs only failures, and of a request only the method and the path. Bodies hold readings and
 * passwords, headers hold tokens, and the path of a login link is itself a secret.
 */
export const logSettings = {
  level: 'warn',
  serializers: {
    req: ({ method, url }: { readonly method: string; readonly url: string }) => ({
      method,
      url: loggedPath(url),
    }),
    err: ({ name, message, stack }: Error) => ({ type: name, message, stack: stack ?? '' }),
  },
} satisfies FastifyServerOptions['logger'];

export function loggedPath(url: string): string {
  const path = url.replace(/[?#].*$/s, '');
  return path.replace(/\/+(?:m|%6d)(?:\/|%2f).*$/is, '/m/[cut]');
}

/** Logs one line per answer: the request and its result, but not the caller. */
export function logAnswers(server: FastifyInstance): void {
  // This logger has its own level. Fastify's own two lines per call contain the caller's address,
  // and they stay silent at the level of the server.
  const log = server.log.child({}, { level: 'info' });
  server.addHook('onResponse', async ({ method, url }, { statusCode: status, elapsedTime }) => {
    log.info({ method, path: loggedPath(url), status, ms: Math.round(elapsedTime) }, 'answered');
  });
}
