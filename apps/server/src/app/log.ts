import type { FastifyServerOptions } from 'fastify';

/**
 * Only what went wrong is logged, and of a request no more than where it went: bodies hold readings
 * and passwords, headers tokens, and the path of a login link is one.
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
