import { bin } from '../process/bin.mjs';
import { run } from '../process/run.mjs';
import { installDebianPackages } from './debian.mjs';
import { findProgram } from './programs.mjs';

/** The shell is the same engine without a window of its own, and takes a fifth less time. */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Headless and able to run as root in a container; and silent towards the outside world. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
];

/** A browser that is there but lacks a system library is none. */
async function isRunnable(path) {
  if (!path) return false;
  const { code } = await run(path, ['--version'], { timeoutMs: 60_000 });
  return code === 0;
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  if (await isRunnable(chromium.executablePath())) return chromium.executablePath();
  console.log('No Chromium on this system; asking Playwright for its own.');
  await run(...bin('@playwright/test', ['install', 'chromium']), { timeoutMs: 5 * 60_000 });
  return chromium.executablePath();
}

async function debians() {
  console.log("Playwright's download did not work; asking Debian for its package.");
  const problem = await installDebianPackages([SHELL]);
  if (problem) console.log(`  ${problem}`);
  return findProgram(NAMES);
}

/**
 * The browser for everything that needs one: the one named by CHROMIUM, the system's,
 * Playwright's own download, Debian's package; in this order. Null when none can be had.
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
