import Fastify from 'fastify';
import { randomBytes } from 'node:crypto';
import type { ServedApplication } from '../application/read-applications';
import { listen } from '../base/listen';
import { StartFailure } from '../base/start-failure';
import { DEMO_SITE_SCRIPT, DEMO_SITE_STYLE } from './demo-site-files';
import {
  demoSiteFramed,
  demoSiteFramePage,
  demoSitePage,
  type DemoSitePage,
} from './demo-site-page';

export interface DemoSite {
  readonly url: string;
  /** The portal's address is known only after its own port is open. */
  setPortal(url: string): void;
  /** The application with this site and its frame without an origin among those that may embed it. */
  embeds(this: void, application: ServedApplication): ServedApplication;
  stop(): Promise<void>;
}

const PAGES: ReadonlyMap<string, (page: DemoSitePage) => string> = new Map([
  ['/', demoSitePage],
  ['/rahmen', demoSiteFramePage],
  ['/rahmen/formular', demoSiteFramed],
]);

/**
 * Serves the website of a utility on a separate port and so from another origin. Its policy is as
 * strict as possible: a form that works here also works in pages of utilities.
 */
export async function serveDemoSite(place: { host: string; port: number }): Promise<DemoSite> {
  let portal = '';
  const site = () => {
    const server = Fastify({ forceCloseConnections: true });
    for (const [path, pageOf] of PAGES) {
      server.get(path, async (_request, reply) => {
        const nonce = randomBytes(16).toString('base64');
        return reply
          .headers({
            'content-security-policy': policy(nonce, portal),
            'cache-control': 'no-store',
          })
          .type('text/html; charset=utf-8')
          .send(pageOf({ portal, nonce }));
      });
    }
    server.get('/demo-site.css', async (_request, reply) =>
      reply.type('text/css; charset=utf-8').send(DEMO_SITE_STYLE),
    );
    server.get('/demo-site.js', async (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').send(DEMO_SITE_SCRIPT),
    );
    return server;
  };
  const { host } = place;
  const open = async (port: number): Promise<Pick<DemoSite, 'url' | 'stop'>> => {
    const server = site();
    const chosen = await listen(server, { host, port, setting: 'PORT' });
    return { url: `http://127.0.0.1:${chosen}`, stop: () => server.close() };
  };
  // If the port is taken, the demo uses any free port.
  const opened = await open(place.port).catch((error: unknown) => {
    if (error instanceof StartFailure) return open(0);
    throw error;
  });
  return {
    ...opened,
    setPortal(url) {
      portal = url;
    },
    embeds: (application) => ({
      ...application,
      embedOrigins: [...application.embedOrigins, opened.url, 'null'],
    }),
  };
}

/** The permissions that the README.md of the element asks of a page, and no others. */
function policy(nonce: string, portal: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    // The site's own style sheet. The element's script creates the element's styles. Safari does not
    // take 'self' for the site in a frame without an origin.
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' blob: data:",
    `connect-src ${portal}`,
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}
