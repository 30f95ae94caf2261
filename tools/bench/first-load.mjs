import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { startAppServer } from '../process/app-server.mjs';
import { serveFolder } from '../process/static-server.mjs';
import { inRoot } from '../root.mjs';
import { BROWSER_ARGS } from '../setup/browser.mjs';
import { buildPage } from './build-page.mjs';
import { gzipByManifest } from './manifest.mjs';

const CODE = /javascript|text\/css/;
const PATIENCE_MS = 120_000;

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
    // The path under which the server serves the wizard's build.
    base: '/ablesung-ohne-zugang',
    // The page is prerendered with this field. The field counts once React has hydrated it.
    selector: '#wizard-meterNumber',
  },
};

/** The wizard's five steps in React alone: the unit in which the wizard's weight is given. */
export const buildReactAlone = () => buildPage('tools/bench/react-alone');

/** The element runs in pages of others, so its weight is taken from the manifest of its build. */
export const elementGzip = () =>
  gzipByManifest(inRoot('apps/anonymous-wizard/dist-element'), 'src/element/define-element.ts');

/** Opens the React-only page and the named pages of the built product in the same browser. */
export async function measureFirstLoads(executablePath, names) {
  const floorServer = await serveFolder(await buildReactAlone());
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

/**
 * Opens a page as a first visitor and weighs every script and style sheet that the page requested
 * before the field could be used. Each file is weighed with gzip, however the server sends it.
 */
export async function measureFirstLoad(browser, { url, path, selector }) {
  const context = await browser.newContext({ locale: 'de-DE', serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const responses = [];
    page.on('response', (response) => responses.push(response));
    page.setDefaultTimeout(PATIENCE_MS);
    await page.addInitScript(noteWhenUsable, selector);
    const document = await page.goto(url + path, { waitUntil: 'commit' });
    const usable = page.waitForFunction(() => window.usableAfter, null, { timeout: PATIENCE_MS });
    const usableAfter = await (await usable).jsonValue();
    await page.waitForLoadState('networkidle');
    const askedAt = new Map(await page.evaluate(requestTimes));
    const files = [];
    const later = [];
    for (const response of responses) {
      if (!CODE.test(response.headers()['content-type'] ?? '')) continue;
      const file = weigh(new URL(response.url()).pathname, await response.body());
      // A file without an entry was requested after the entries were read, so after that moment.
      const isFirst = (askedAt.get(response.url()) ?? Infinity) <= usableAfter;
      (isFirst ? files : later).push(file);
    }
    const inline = inlineCode(await document.text());
    if (inline !== '') files.push(weigh('(in the page)', Buffer.from(inline)));
    const sum = (list, unit) => list.reduce((total, file) => total + file[unit], 0);
    return {
      files,
      gzip: sum(files, 'gzip'),
      raw: sum(files, 'raw'),
      laterGzip: sum(later, 'gzip'),
      usableAfter,
    };
  } finally {
    await context.close();
  }
}

/**
 * Runs in the page before its own code and notes the moment at which the field can be used: when
 * React has hydrated it. Frames alone would be too late on a busy machine, because files that are
 * requested afterwards would count. Mutations alone would miss a prerendered field, because
 * hydration does not change it.
 */
function noteWhenUsable(selector) {
  const isUsable = (field) =>
    field?.checkVisibility() &&
    !field.disabled &&
    Object.keys(field).some((key) => key.startsWith('__reactProps'));
  const look = () => {
    if (isUsable(document.querySelector(selector))) window.usableAfter ??= performance.now();
    return window.usableAfter;
  };
  const inFrames = () => look() ?? requestAnimationFrame(inFrames);
  inFrames();
  new MutationObserver(look).observe(document, { subtree: true, childList: true });
}

/** Runs in the page: the moment at which each file was requested. */
function requestTimes() {
  return performance.getEntriesByType('resource').map(({ name, startTime }) => [name, startTime]);
}

/** The code inside the page itself. It counts as loaded. */
function inlineCode(html) {
  const blocks = html.matchAll(/<(script|style)\b(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/\1>/g);
  return Array.from(blocks, ([, , code]) => code).join('\n');
}

const weigh = (path, body) => ({
  path,
  raw: body.length,
  gzip: gzipSync(body, { level: 9 }).length,
});
