import type { FastifyInstance } from 'fastify';
import { applicationOfHost, type ServedApplication } from '../application/read-applications';
import { pathOf } from './unknown-paths';
import { addVary } from './vary';

/**
 * What the reading without a login calls from the page of a utility. Whatever needs an account answers to
 * its own origin alone.
 */
const EMBEDDED =
  /^\/(?:api\/public\/|auth\/token-unknown-readings$|api\/unknown-readings\/|api\/pro\/unknown-readings\/receipts$)/;

/** Code that everybody may read; what it may ask for is decided with each call. */
const ELEMENT_FILES = /^\/element\//;

const PREFLIGHT = {
  'access-control-allow-methods': 'GET, HEAD, POST',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key',
  'access-control-max-age': '7200',
};

/** For the origins that application.json names in `embedOrigins`; no cookies, so no credentials. */
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
    // A page that shows the logo or loads the element's script sends no origin.
    reply.header('cross-origin-resource-policy', 'cross-origin');
    if (origin === undefined) return;
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'retry-after',
    });
    if (request.method === 'OPTIONS') return reply.code(204).headers(PREFLIGHT).send();
  });
}
