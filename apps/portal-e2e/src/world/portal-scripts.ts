import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';

const ASSETS = resolve(import.meta.dirname, '../../../portal/dist/assets');

/**
 * Matches the address of a script of the portal by the beginning of its file name. If the build has no
 * such script, this throws: otherwise, after a renaming, a journey would wait for it in vain.
 */
export function portalScript(name: string): RegExp {
  const address = new RegExp(`/assets/${name}-[^/]*\\.js$`);
  if (!readdirSync(ASSETS).some((file) => address.test(`/assets/${file}`))) {
    throw new Error(`The portal's build has no script ${name}-….js.`);
  }
  return address;
}

/** The scripts that the portal fetches by itself after a screen is shown. */
type LaterScript =
  /** Dialogs that may open over any screen, the reasons to load the page anew, the state on disk. */
  | 'soon'
  /** What a login needs, with the dialogs of a session. */
  | 'workplace'
  | 'count-unsent'
  /** All texts. */
  | 'de'
  /** Shown beside the login on a wide screen. */
  | 'MeterGuide';

/** Records the scripts of the portal that the page fetches from now on. */
export function watchScripts(page: Page) {
  const fetched: string[] = [];
  page.on('requestfinished', (request) => fetched.push(new URL(request.url()).pathname));
  return {
    /** Without a service worker, a page cannot fetch scripts after the server has stopped. */
    expectFetched: async (...names: readonly LaterScript[]) => {
      const scripts = names.map((name) => ({ name, address: portalScript(name) }));
      const missing = () =>
        scripts.filter(({ address }) => !fetched.some((path) => address.test(path)));
      await expect.poll(() => missing().map(({ name }) => name)).toEqual([]);
    },
  };
}
