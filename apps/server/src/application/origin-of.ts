import type { FastifyRequest } from 'fastify';
import type { ServedApplication } from './read-applications';

/**
 * The origin for the links in a letter: the first host name of the application, if it has one. The
 * caller can forge the host of a call, and a letter of ours must not lead to another site.
 */
export function originOf(
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
  { hosts }: Pick<ServedApplication, 'hosts'>,
): string {
  const [known] = hosts;
  return known === undefined ? `${protocol}://${host}` : `https://${known}`;
}
