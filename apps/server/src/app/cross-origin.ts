import type { FastifyInstance } from 'fastify';
import { applicationOfHost, type ServedApplication } from '../application/read-applications';
import { pathOf } from './unknown-paths';
import { addVary } from './vary';

/**
 * The calls that the reading without a login makes from a page of a utility. Calls that need an
 * account answer only to their own origin.
 */
const EMBEDDED =
  /^\/(?:api\/public\/|auth\/token-unknown-readings$|api\/unknown-readings\/|api\/pro\/unknown-readings\/receipts$)/;

/**
 * Every origin may load this code. The server checks the origin of each call that the code makes.
 */
const ELEMENT_FILES = /^\/element\//;

const PREFLIGHT = {
  'access-control-allow-methods': 'GET, HEAD, POST',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key',
  'access-control-max-age': '7200',
};

/**
 * Allows the origins in `embedOrigins` of application.json. No cookies are used, so no credentials.
 */
export function allowEmbedding(
  server: FastifyInstance,
  applications: readonly ServedApplication[],
): void {
  server.addHook('onRequest', async (request, reply) => {
    const path = pathOf(request);
    if (ELEMENT_FILES.test(path)) {
      reply.headers({
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      });
    }
    if (!EMBEDDED.test(path)) return;
    addVary(reply, 'origin');
    const { origin } = request.headers;
    const { embedOrigins } = applicationOfHost(applications, request.hostname);
    const isAllowed =
      origin === undefined ? embedOrigins.length > 0 : embedOrigins.includes(origin);
    if (!isAllowed) return;
    // A page that shows the logo or loads the element's script sends no `Origin` header.
    reply.header('cross-origin-resource-policy', 'cross-origin');
    if (origin === undefined) return;
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'retry-after',
    });
    if (request.method === 'OPTIONS') return reply.code(204).headers(PREFLIGHT).send();
  });
}
