import type { FastifyRequest } from 'fastify';
import { isIPv6 } from 'node:net';

/**
 * The unit for counting calls by address. Fastify's `ip` trusts X-Forwarded-For only from the
 * configured proxies. For IPv6, the unit is the network, because a caller with one address there
 * has 2^64.
 */
export function addressOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  const inside = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(inside)) return inside;
  const [head = '', tail = ''] = inside.replace(/%.*$/, '').toLowerCase().split('::');
  const first = groupsOf(head);
  const last = groupsOf(tail);
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0');
  const network = [...first, ...zeros, ...last].slice(0, 4).map((group) => parseInt(group, 16));
  return `${network.map((group) => group.toString(16)).join(':')}::/64`;
}

function groupsOf(part: string): readonly string[] {
  return part === '' ? [] : part.split(':');
}
