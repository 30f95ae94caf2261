import { Type } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import { answer, type ApiServer } from '../base/route-schemas';
import { applicationOfHost, type ServedApplication } from './read-applications';

const APPLICATION_SCHEMA = {
  summary:
    'The utility of this host name, and its settings; HEAD asks whether there is a connection.',
  response: {
    200: answer({
      applicationId: Type.String(),
      name: Type.String(),
      config: Type.Record(Type.String(), Type.Unknown()),
    }),
  },
};
const LOGO_SCHEMA = {
  summary: "The utility's logo.",
  response: { 200: Type.String({ contentMediaType: 'image/png' }) },
};
const ICON_SCHEMA = {
  summary: 'The icon of the installed app; without one, the logo.',
  response: { 200: Type.String({ contentMediaType: 'image/png' }) },
};
const PAGE_ORIGIN_SCHEMA = {
  summary: 'Whether `embedOrigins` names the origin of the asking page. Every page gets an answer.',
  response: { 200: answer({ isKnown: Type.Boolean() }) },
};
const MANIFEST_SCHEMA = {
  summary: 'The web app manifest; its theme_color is the brand colour.',
  response: {
    200: Type.Object(
      { name: Type.String(), theme_color: Type.String() },
      { contentMediaType: 'application/manifest+json' },
    ),
  },
};

/**
 * These calls are answered from memory. Every browser sends a HEAD request every 30 seconds to
 * check whether it is online. That check must neither wait for the database nor fail with it.
 */
export function applicationRoutes(
  server: ApiServer,
  applications: readonly ServedApplication[],
  /** The settings that an application shows to everybody, as a text. */
  publicJsonOf: (request: FastifyRequest, application: ServedApplication) => string,
): void {
  const of = (request: FastifyRequest) => applicationOfHost(applications, request.hostname);

  server.get('/api/public/application', { schema: APPLICATION_SCHEMA }, async (request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('application/json; charset=utf-8')
      .send(publicJsonOf(request, of(request))),
  );
  server.get('/api/public/application/logo.png', { schema: LOGO_SCHEMA }, async (request, reply) =>
    reply.header('cache-control', 'no-cache').type('image/png').send(of(request).logo),
  );
  for (const side of [192, 512] as const) {
    server.get(
      `/api/public/application/icon-${side}.png`,
      { schema: ICON_SCHEMA },
      async (request, reply) =>
        reply.header('cache-control', 'no-cache').type('image/png').send(of(request).icons[side]),
    );
  }
  // A page that is refused learns it here; its browser shows a refused call like a lost connection.
  server.get('/element/page-origin', { schema: PAGE_ORIGIN_SCHEMA }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return { isKnown: of(request).embedOrigins.includes(request.headers.origin ?? '') };
  });
  server.get(
    '/api/public/application/manifest/manifest.json',
    { schema: MANIFEST_SCHEMA },
    async (request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .type('application/manifest+json; charset=utf-8')
        .send(of(request).manifestJson),
  );
}
