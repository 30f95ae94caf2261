import { chromium } from '@playwright/test';
import { startAppServer } from '../process/app-server.mjs';
import { serveFolder } from '../process/static-server.mjs';
import { inRoot } from '../root.mjs';
import { BROWSER_ARGS } from '../setup/browser.mjs';
import { measureFirstLoad } from './first-load.mjs';
import { gzipByManifest } from './manifest.mjs';
import { buildReact } from './wizard/build-react.mjs';

export const PAGES = {
  login: {
    title: 'portal, login',
    dist: inRoot('apps/portal/dist'),
    path: '/',
    base: '',
    selector: 'input[type="password"]',
  },
  wizard: {
    title: 'wizard, first step',
    dist: inRoot('apps/anonymous-wizard/dist'),
    path: '/ablesung-ohne-zugang',
    // Under which its build is served.
    base: '/ablesung-ohne-zugang',
    // Its field stands in the page as it is built; it counts once React has taken hold of it.
    selector: '#wizard-meterNumber',
  },
};

/** Weighed by what its build says: where it runs, it is the page of somebody else. */
export const elementGzip = () =>
  gzipByManifest(inRoot('apps/anonymous-wizard/dist-element'), 'src/element/define-element.ts');

/** The React-only page and the named pages of the built product, opened in the same browser. */
export async function measureFirstLoads(executablePath, names) {
  const floorServer = await serveFolder(await buildReact());
  const appServer = await startAppServer();
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
  try {
    const floor = await measureFirstLoad(browser, {
      url: floorServer.url,
      path: '/',
      selector: 'input',
    });
    const loads = {};
    for (const name of names) {
      loads[name] = await measureFirstLoad(browser, { url: appServer.url, ...PAGES[name] });
    }
    return { floor, ...loads };
  } finally {
    await browser.close();
    await appServer.stop();
    await floorServer.stop();
  }
}
