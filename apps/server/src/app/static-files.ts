import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InlineHashes } from './security-headers';

/** The address of this file stands in the pages of utilities and must not change. */
export const ELEMENT_ENTRY = 'ablesbar-reading.js';

/** A built app and where it is served: '/' or '/ablesung-ohne-zugang/'. */
export interface StaticApp {
  readonly folder: string;
  readonly prefix: string;
  /** The file it starts with if it has no page: the element for pages of utilities. */
  readonly entry?: string;
}

const PAGE = 'index.html';

/** What this server serves beside its calls. */
export function servedApps(root: string): readonly StaticApp[] {
  const wizard = join(root, 'apps/anonymous-wizard');
  return [
    { folder: join(root, 'apps/portal/dist'), prefix: '/' },
    { folder: join(wizard, 'dist'), prefix: '/ablesung-ohne-zugang/' },
    { folder: join(wizard, 'dist-element'), prefix: '/element/', entry: ELEMENT_ENTRY },
  ];
}

export function isBuilt({ folder, entry = PAGE }: StaticApp): boolean {
  return existsSync(join(folder, entry));
}

/** The built apps with a page. This page answers requests for their screens. */
export function builtPages(apps: readonly StaticApp[]): readonly StaticApp[] {
  return apps.filter((app) => app.entry === undefined && isBuilt(app));
}

export async function serveApps(
  server: FastifyInstance,
  apps: readonly StaticApp[],
): Promise<void> {
  for (const [index, { folder, prefix }] of apps.filter(isBuilt).entries()) {
    // reply.sendFile exists once per server. The first app adds it.
    await server.register(fastifyStatic, {
      ...filesOf(folder),
      root: folder,
      prefix,
      decorateReply: index === 0,
    });
  }
}

const filesOf = (folder: string): Omit<FastifyStaticOptions, 'root'> => ({
  preCompressed: true,
  // Files that a build tool leaves beside the app must not be served.
  dotfiles: 'ignore',
  cacheControl: false,
  // Built files have their hash in their name. Other files may change at any time.
  setHeaders: (reply, path) => {
    // The folder above may have any name, also 'versions'.
    const isHashed = /^[/\\](?:assets|versions)[/\\]/.test(path.slice(folder.length));
    const isEntry = path.includes(ELEMENT_ENTRY);
    reply.setHeader(
      'cache-control',
      isHashed
        ? 'public, max-age=31536000, immutable'
        : isEntry
          ? 'public, max-age=300'
          : 'no-cache',
    );
  },
});

/** Inline code of a page may run only if the policy names its hash. */
export function inlineHashes(apps: readonly StaticApp[]): InlineHashes {
  const pages = builtPages(apps).map(({ folder }) => readFileSync(join(folder, PAGE), 'utf8'));
  return {
    scripts: hashesOf(pages, /<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs),
    styles: hashesOf(pages, /<style[^>]*>(.*?)<\/style>/gs),
  };
}

/** Each once: the pages share a script. */
function hashesOf(pages: readonly string[], element: RegExp): readonly string[] {
  const hashes = pages.flatMap((page) =>
    [...page.matchAll(element)].map(([, content = '']) => {
      const hash = createHash('sha256').update(content).digest('base64');
      return `'sha256-${hash}'`;
    }),
  );
  return [...new Set(hashes)];
}
