import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError, sendError } from './errors';
import { isBuilt, type StaticApp } from './static-files';

/** Has to be called before the routes are added: it answers 405 from what it sees of them. */
export function answerUnknownPaths(server: FastifyInstance, apps: readonly StaticApp[]): void {
  const calls: RegExp[] = [];
  server.addHook('onRoute', ({ url }) => {
    if (isCall(url)) calls.push(patternOf(url));
  });
  // The longest first: the portal at '/' would answer for everything.
  const built = apps.filter(isBuilt).sort((a, b) => b.prefix.length - a.prefix.length);

  server.setNotFoundHandler((request, reply) => {
    const path = pathOf(request);
    if (calls.some((call) => call.test(path))) return sendError(reply, new ApiError(405));
    const app = isScreen(request)
      ? built.find(({ prefix }) => `${path}/`.startsWith(prefix))
      : null;
    return app ? reply.sendFile('index.html', app.folder) : sendError(reply, new ApiError(404));
  });
}

/** A screen of an app rather than a file that is missing: those must not be answered with a page. */
function isScreen(request: FastifyRequest): boolean {
  const path = pathOf(request);
  if ((request.method !== 'GET' && request.method !== 'HEAD') || isCall(path)) return false;
  // A login token is whatever the server of the utility made it, dots included.
  return !/\.[^/]*$/.test(path) || /^\/+m\//.test(path);
}

function isCall(path: string): boolean {
  return /^\/(?:api|auth)(?:\/|$)/.test(path);
}

function pathOf({ url }: FastifyRequest): string {
  return url.replace(/[?#].*$/s, '');
}

/** '/api/pro/job/:id/x' as what fits it; the rest of our paths are plain words. */
function patternOf(url: string): RegExp {
  return new RegExp(`^${url.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`);
}
