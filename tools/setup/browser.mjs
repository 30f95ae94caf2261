import { bin } from '../process/bin.mjs';
import { run } from '../process/run.mjs';
import { findProgram, installDebianPackages } from './programs.mjs';

/** Chromium without windows. It takes a fifth less time than the whole browser. */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Makes the browser run as root in a container and keeps it from calling its maker. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
];

/** An installed browser may lack a system library. Then it cannot run. */
export async function isRunnable(path) {
  if (!path) return false;
  const { code } = await run(path, ['--version'], { timeoutMs: 60_000 });
  return code === 0;
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  if (await isRunnable(chromium.executablePath())) return chromium.executablePath();
  console.log("No Chromium on this system; installing Playwright's.");
  await run(...bin('@playwright/test', ['install', 'chromium']), { timeoutMs: 5 * 60_000 });
  return chromium.executablePath();
}

async function debians() {
  console.log("Playwright's download failed; installing Debian's package.");
  const problem = await installDebianPackages([SHELL]);
  if (problem) console.log(`  ${problem}`);
  return findProgram(NAMES);
}

/**
 * The path of a browser: the one in CHROMIUM, the system's, Playwright's download or Debian's
 * package, in this order. Null if there is none.
 */
export async function findBrowser() {
  const ways = [
    async () => process.env.CHROMIUM,
    async () => findProgram(NAMES),
    playwrightsOwn,
    debians,
  ];
  for (const way of ways) {
    const path = await way();
    if (await isRunnable(path)) return path;
  }
  return null;
}
