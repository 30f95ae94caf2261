import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApiError, sendError } from './errors';
import type { InlineHashes } from './security-headers';

/** A built app and where it is served: '/' or '/ablesung-ohne-zugang/'. */
export interface StaticApp {
  readonly folder: string;
  readonly prefix: string;
}

export function isBuilt({ folder }: StaticApp): boolean {
  return existsSync(join(folder, 'index.html'));
}

export async function serveApps(
  server: FastifyInstance,
  apps: readonly StaticApp[],
): Promise<void> {
  const built = apps.filter(isBuilt);
  for (const [index, { folder, prefix }] of built.entries()) {
    // reply.sendFile exists once per server; the first app brings it.
    await server.register(fastifyStatic, {
      ...FILES,
      root: folder,
      prefix,
      decorateReply: index === 0,
    });
  }
  server.setNotFoundHandler((request, reply) => {
    const app = built.find(({ prefix }) => isRouteOf(request, prefix));
    return app === undefined
      ? sendError(reply, new ApiError(404))
      : reply.sendFile('index.html', app.folder);
  });
}

const FILES: Pick<FastifyStaticOptions, 'preCompressed' | 'cacheControl' | 'setHeaders'> = {
  preCompressed: true,
  cacheControl: false,
  // Built files carry their hash in their name; everything else may be another one tomorrow.
  setHeaders: (reply, path) => {
    const isHashed = /[/\\]assets[/\\]/.test(path);
    reply.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  },
};

/** A screen of the app rather than a file that is missing: those must not be answered with a page. */
function isRouteOf({ method, url }: FastifyRequest, prefix: string): boolean {
  const path = url.replace(/[?#].*$/s, '');
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (/^\/(?:api|auth)(?:\/|$)/.test(path)) return false;
  // A login token is whatever the server of the utility made it, dots included.
  const isFile = /\.[^/]*$/.test(path) && !/^\/+m\//.test(path);
  return !isFile && `${path}/`.startsWith(prefix);
}

/** What a page carries inline may run only when the policy names its hash. */
export function inlineHashes(apps: readonly StaticApp[]): InlineHashes {
  const pages = apps
    .filter(isBuilt)
    .map(({ folder }) => readFileSync(join(folder, 'index.html'), 'utf8'));
  return {
    scripts: pages.flatMap((page) =>
      hashesOf(page, /<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs),
    ),
    styles: pages.flatMap((page) => hashesOf(page, /<style[^>]*>(.*?)<\/style>/gs)),
  };
}

function hashesOf(page: string, element: RegExp): readonly string[] {
  return [...page.matchAll(element)].map(([, content = '']) => {
    const hash = createHash('sha256').update(content).digest('base64');
    return `'sha256-${hash}'`;
  });
}
