import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError, sendError } from '../base/errors';
import { builtPages, type StaticApp } from './static-files';

/** The methods for screens and files. */
const READING = ['GET', 'HEAD'];

/** Must be called before the routes are added: it answers 405 based on the routes that it sees. */
export function answerUnknownPaths(server: FastifyInstance, apps: readonly StaticApp[]): void {
  const calls: { readonly path: RegExp; readonly methods: readonly string[] }[] = [];
  server.addHook('onRoute', ({ url, method }) => {
    if (isCall(url)) calls.push({ path: patternOf(url), methods: [method].flat() });
  });
  // The longest prefix first: otherwise the portal at '/' would answer for every app.
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

/** Whether the path is a screen of an app. A missing file must not be answered with a page. */
function isScreen(path: string): boolean {
  if (isCall(path)) return false;
  // The server of the utility makes the login token, and the token may contain dots.
  return !/\.[^/]*$/.test(path) || /^\/+m\//.test(path);
}

export function isCall(path: string): boolean {
  return /^\/(?:api|auth)(?:\/|$)/.test(path);
}

export function pathOf({ url }: Pick<FastifyRequest, 'url'>): string {
  return url.replace(/[?#].*$/s, '');
}

/**
 * A pattern for the paths of '/api/pro/job/:id/x'. Apart from parameters, our paths are plain
 * words.
 */
function patternOf(url: string): RegExp {
  return new RegExp(`^${url.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`);
}
