import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError, sendError } from '../base/errors';
import { builtPages, type StaticApp } from './static-files';

/** What screens and files are there for. */
const READING = ['GET', 'HEAD'];

/** Has to be called before the routes are added: it answers 405 from what it sees of them. */
export function answerUnknownPaths(server: FastifyInstance, apps: readonly StaticApp[]): void {
  const calls: { readonly path: RegExp; readonly methods: readonly string[] }[] = [];
  server.addHook('onRoute', ({ url, method }) => {
    if (isCall(url)) calls.push({ path: patternOf(url), methods: [method].flat() });
  });
  // The longest first: the portal at '/' would answer for everything.
  const built = [...builtPages(apps)].sort((a, b) => b.prefix.length - a.prefix.length);

  server.setNotFoundHandler((request, reply) => {
    const path = pathOf(request);
    const allowed = isCall(path)
      ? calls.filter((call) => call.path.test(path)).flatMap(({ methods }) => methods)
      : READING;
    if (allowed.length > 0 && !allowed.includes(request.method)) {
      return sendError(reply.header('allow', allowed.join(', ')), new ApiError(405));
    }
    const app = isScreen(path) ? built.find(({ prefix }) => `${path}/`.startsWith(prefix)) : null;
    return app ? reply.sendFile('index.html', app.folder) : sendError(reply, new ApiError(404));
  });
}

/** A screen of an app rather than a file that is missing: those must not be answered with a page. */
function isScreen(path: string): boolean {
  if (isCall(path)) return false;
  // A login token is whatever the server of the utility made it, dots included.
  return !/\.[^/]*$/.test(path) || /^\/+m\//.test(path);
}

export function isCall(path: string): boolean {
  return /^\/(?:api|auth)(?:\/|$)/.test(path);
}

export function pathOf({ url }: Pick<FastifyRequest, 'url'>): string {
  return url.replace(/[?#].*$/s, '');
}

/** '/api/pro/job/:id/x' as what fits it; the rest of our paths are plain words. */
function patternOf(url: string): RegExp {
  return new RegExp(`^${url.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`);
}
