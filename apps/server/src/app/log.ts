import type { FastifyServerOptions } from 'fastify';

/**
 * Logs only failures, and of a request only the method and the path. Bodies hold readings and
 * passwords, headers hold tokens, and the path of a login link is itself a secret.
 */
export const quietLog = {
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
