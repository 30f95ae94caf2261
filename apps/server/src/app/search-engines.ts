import { Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import {
  applicationOfHost,
  originOf,
  type ServedApplication,
} from '../application/read-applications';
import { pathOf } from './unknown-paths';

/**
 * The login and the wizard, which people link with and without a slash, each with its one address.
 * Every other page is personal or nothing by itself.
 */
const FOUND_PATHS: ReadonlyMap<string, string> = new Map([
  ['/', '/'],
  ['/ablesung-ohne-zugang', '/ablesung-ohne-zugang/'],
  ['/ablesung-ohne-zugang/', '/ablesung-ohne-zugang/'],
]);

/** A page that must not be found is read all the same: only so a search engine sees its header. */
const ROBOTS = `User-agent: *
Disallow: /api/pro/
Disallow: /auth/
`;

const ROBOTS_SCHEMA = {
  summary: 'What search engines may read.',
  response: { 200: Type.String({ contentMediaType: 'text/plain' }) },
};

/** Tells search engines what people may find: two pages, each by the utility's own host name. */
export function guideSearchEngines(
  server: FastifyInstance,
  applications: readonly ServedApplication[],
): void {
  server.addHook('onRequest', async (request, reply) => {
    const path = pathOf(request);
    if (path === '/robots.txt') return;
    const found = FOUND_PATHS.get(path);
    if (found === undefined) {
      reply.header('x-robots-tag', 'noindex');
      return;
    }
    const application = applicationOfHost(applications, request.hostname);
    // Whoever asks chooses the host name: an unknown one must not become an address.
    if (!application.hosts.includes(request.hostname.toLowerCase())) return;
    reply.header('link', `<${originOf(request, application)}${found}>; rel="canonical"`);
  });
  server.get('/robots.txt', { schema: ROBOTS_SCHEMA }, async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(ROBOTS),
  );
}
