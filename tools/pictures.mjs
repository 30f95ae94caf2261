import './setup/node-version.mjs';
import { rmSync } from 'node:fs';
import { bin } from './process/bin.mjs';
import { run } from './process/run.mjs';
import { inRoot } from './root.mjs';
import { installPackages } from './setup/packages.mjs';

const FOLDER = inRoot('apps/portal-e2e/pictures');

/** `npm run pictures`, or those whose names contain a word: `npm run pictures -- note`. */
const [only] = process.argv.slice(2);

await installPackages();
// Only now, because these need what has just been installed.
const { findBrowser } = await import('./setup/browser.mjs');
const { buildApps } = await import('./setup/build-apps.mjs');

const browser = await findBrowser();
await buildApps();
// A state that is gone leaves no picture behind; where only some are taken, the others stay.
if (only === undefined) rmSync(FOLDER, { recursive: true, force: true });
const { code } = await run(
  ...bin(
    '@playwright/test',
    ['test', '-c', 'playwright.pictures.config.ts', ...(only === undefined ? [] : ['-g', only])],
    'playwright',
  ),
  {
    isShown: true,
    spawn: { cwd: inRoot('apps/portal-e2e') },
    env: { CHROMIUM: browser, DATABASE_URL: undefined },
  },
);
if (code !== 0) process.exitCode = code;
console.log(`\n${FOLDER}/index.html`);
