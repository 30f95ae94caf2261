import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';

const ASSETS = resolve(import.meta.dirname, '../../../portal/dist/assets');

/**
 * Matches the address of a script of the portal, by how its file name begins. A build without such
 * a script is an error: after a renaming, a journey would wait for it, or block it, in vain.
 */
export function portalScript(name: string): RegExp {
  const address = new RegExp(`/assets/${name}-[^/]*\\.js$`);
  if (!readdirSync(ASSETS).some((file) => address.test(`/assets/${file}`))) {
    throw new Error(`The portal's build has no script ${name}-….js.`);
  }
  return address;
}

/** The scripts that the portal fetches by itself after a screen is shown. */
type Part =
  /** Dialogs that may open over any screen, and the reasons to load the page anew. */
  | 'PortalDialogs'
  | 'watch-for-updates'
  /** The dialogs of a session. */
  | 'AllSessionDialogs'
  | 'count-unsent'
  /** All words. */
  | 'de'
  /** Keeps the state on disk. */
  | 'localforage'
  /** Stands beside the login where there is room. */
  | 'MeterGuide';

/** Notes from now on which scripts of the portal the page has fetched. */
export function watchParts(page: Page) {
  const fetched: string[] = [];
  page.on('requestfinished', (request) => fetched.push(new URL(request.url()).pathname));
  return {
    /** Without a service worker, a page cannot fetch them from a stopped server. */
    expectFetched: async (...parts: readonly Part[]) => {
      const scripts = parts.map((part) => ({ part, address: portalScript(part) }));
      const missing = () =>
        scripts.filter(({ address }) => !fetched.some((path) => address.test(path)));
      await expect.poll(() => missing().map(({ part }) => part)).toEqual([]);
    },
  };
}
