import type { FastifyRequest } from 'fastify';
import type { ServedApplication } from './read-applications';

/**
 * Where a link in a letter leads. The name an application is known by, if it has one: the host of a
 * call is what the caller says it is, and a letter of ours must not lead to somebody else's page.
 */
export function originOf(
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
  { hosts }: Pick<ServedApplication, 'hosts'>,
): string {
  const [known] = hosts;
  return known === undefined ? `${protocol}://${host}` : `https://${known}`;
}
