import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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
  for (const [index, { folder, prefix }] of apps.filter(isBuilt).entries()) {
    // reply.sendFile exists once per server; the first app brings it.
    await server.register(fastifyStatic, {
      ...FILES,
      root: folder,
      prefix,
      decorateReply: index === 0,
    });
  }
}

const FILES: Omit<FastifyStaticOptions, 'root'> = {
  preCompressed: true,
  // What a build tool leaves beside the app is nobody's business.
  dotfiles: 'ignore',
  cacheControl: false,
  // Built files carry their hash in their name; everything else may be another one tomorrow.
  setHeaders: (reply, path) => {
    const isHashed = /[/\\]assets[/\\]/.test(path);
    reply.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  },
};

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
