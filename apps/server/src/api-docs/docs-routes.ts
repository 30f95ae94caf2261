import { Type } from '@sinclair/typebox';
import { createHash } from 'node:crypto';
import type { ApiServer } from '../base/route-schemas';
import type { Call } from './collect-calls';
import { completeDocument } from './complete-document';
import { DOCS_STYLE, docsPage } from './docs-page';

// The page has one inline style sheet and may load nothing.
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(DOCS_STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** `calls` may still grow, so both are built at their first call. */
export function docsRoutes(server: ApiServer, calls: readonly Call[]): void {
  let document: ReturnType<typeof completeDocument> | null = null;
  let page: string | null = null;
  server.get(
    '/api/openapi.json',
    {
      schema: {
        summary: 'This description, for programs.',
        response: { 200: Type.Object({ openapi: Type.String() }) },
      },
    },
    async () => (document ??= completeDocument({ ...server.swagger() })),
  );

  server.get(
    '/api/docs',
    {
      schema: {
        summary: 'This description, for people.',
        response: { 200: Type.String({ contentMediaType: 'text/html' }) },
      },
    },
    async (_request, reply) =>
      reply
        .header('content-security-policy', POLICY)
        .type('text/html; charset=utf-8')
        .send((page ??= docsPage(calls))),
  );
}
