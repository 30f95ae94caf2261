import type { FastifyInstance } from 'fastify';
import { isCall, pathOf } from './unknown-paths';

/** `inlineHashes` are the sources of what index.html carries inline ("'sha256-…'"). */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

function contentSecurityPolicy({ scripts, styles }: InlineHashes): string {
  return [
    "default-src 'none'",
    // The reader of meter labels is WebAssembly, which this allows to compile. It allows no eval.
    ["script-src 'self' 'wasm-unsafe-eval'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' blob: data:",
    "connect-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // No text becomes a script or markup. The apps' own default policy allows their workers.
    "require-trusted-types-for 'script'",
    "trusted-types default dompurify 'allow-duplicates'",
  ].join('; ');
}

export function sendSecurityHeaders(server: FastifyInstance, hashes: InlineHashes): void {
  const headers = {
    'content-security-policy': contentSecurityPolicy(hashes),
    'x-content-type-options': 'nosniff',
    // The address bar shows a login link for a moment. The link must not reach another site.
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    // After one visit over https, browsers never use http again. Over http, they ignore this
    // header.
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    // The camera scans login codes and photographs meters. The apps need no other permission.
    'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
  };
  server.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    // Readings and tokens must not stay in the cache of a shared browser. The check uses the
    // route's own path, because a URL can be written in many ways (%61uth).
    const path = request.routeOptions.url ?? pathOf(request);
    if (isCall(path)) reply.header('cache-control', 'no-store');
  });
}
