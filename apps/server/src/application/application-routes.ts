import type { FastifyRequest } from 'fastify';
import type { ApiServer } from '../app/route-schemas';
import { applicationOfHost, type ServedApplication } from './read-applications';

/**
 * Answered from memory: the HEAD of it is every browser's 30 second question whether it is online,
 * and must neither wait for the database nor fail with it.
 */
export function applicationRoutes(
  server: ApiServer,
  applications: readonly ServedApplication[],
): void {
  const of = (request: FastifyRequest) => applicationOfHost(applications, request.hostname);

  server.get('/api/public/application', async (request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('application/json; charset=utf-8')
      .send(of(request).publicJson),
  );
  server.get('/api/public/application/logo.png', async (request, reply) =>
    reply.header('cache-control', 'no-cache').type('image/png').send(of(request).logo),
  );
  server.get('/api/public/application/manifest/manifest.json', async (request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('application/manifest+json; charset=utf-8')
      .send(of(request).manifestJson),
  );
}
