import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';

/**
 * A journey runs once, at the width of a phone. Tags choose another width for a journey, or all three
 * for a journey whose screens have another layout at each width.
 */
const WIDTHS = {
  phone: /^(?!.*@(desktop|tablet))|@phone|@every-width/,
  desktop: /@desktop|@every-width/,
  tablet: /@tablet|@every-width/,
};

/** Options of Chromium's journeys only. */
const CHROMIUM = {
  // Chromium would not let a page made by `page.route` call a server on this machine.
  permissions: ['local-network-access'],
  // Drawing what moves costs a journey 7 % of its time. WebKitGTK and browsers that a journey kills keep it.
  contextOptions: { reducedMotion: 'reduce' as const },
  launchOptions: {
    ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
    ],
  },
};

const PHONE = { width: 360, height: 740 };

/** Playwright's own build of Firefox cannot be had everywhere; Debian's Firefox ESR can. */
const FIREFOX = {
  browserName: 'firefox',
  channel: 'moz-firefox',
  viewport: PHONE,
  launchOptions: {
    executablePath: fileURLToPath(new URL('src/world/firefox-bridge.mjs', import.meta.url)),
    // For the same reason. Playwright's own option does not reach Firefox ESR.
    firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
  },
} as const;

const WEBKIT = { browserName: 'webkit' } as const;

/**
 * Each worker starts a server and a browser, so only the phone, with most of the journeys, has several.
 * A soak runs the rounds of one project.
 */
const ONE_WORKER = process.env.SOAK_ROUNDS ? {} : { workers: 1 };

/** The journeys of another engine: those that run in each, and those that need only one more. */
const journeysIn = (engine: 'webkit' | 'firefox') =>
  process.env.SOAK_ROUNDS ? /@soak-engines/ : new RegExp(`@engines|@${engine}`);

export default defineConfig({
  testDir: 'src',
  // `npm run soak -- camera` measures for minutes; it is no journey.
  testMatch: process.env.SOAK_MINUTES
    ? ['soak/*.spec.ts']
    : ['journeys/*.spec.ts', 'world/*.spec.ts'],
  outputDir: 'test-results',
  globalSetup: './src/world/prepare-run.setup.ts',
  // Each worker has its own server. A journey spends a fifth of its time waiting for the network, so
  // one worker more than there are cores keeps the cores busy. On two cores, a fourth gained nothing.
  workers: availableParallelism() + 1,
  // A shared machine may be four times slower for an hour, and a journey that passes waits no longer for
  // them. world/patience.ts lists the longer timeouts and their reasons. No failed journey is retried.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  forbidOnly: true,
  reporter: [['list'], ['../../tools/test/playwright-reporter.mjs']],
  use: {
    locale: 'de-DE',
    // The meters are in Germany; the browser need not be (customer decision 3).
    timezoneId: 'Europe/Berlin',
    // A service worker would answer calls before a journey's route can. Journeys about it allow it.
    serviceWorkers: 'block',
  },
  // The slowest journeys run first, side by side: WebKitGTK starts anew for each, and the desktop has
  // long ones. The phone's short ones fill the end.
  fullyParallel: true,
  projects: [
    ...(process.env.WEBKITGTK
      ? [{ name: 'webkit', grep: journeysIn('webkit'), use: WEBKIT, ...ONE_WORKER }]
      : []),
    ...(process.env.FIREFOX
      ? [{ name: 'firefox', grep: journeysIn('firefox'), use: FIREFOX, ...ONE_WORKER }]
      : []),
    {
      name: 'desktop',
      ...ONE_WORKER,
      grep: WIDTHS.desktop,
      use: { ...CHROMIUM, viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'tablet',
      ...ONE_WORKER,
      grep: WIDTHS.tablet,
      use: { ...CHROMIUM, viewport: { width: 768, height: 1024 }, hasTouch: true },
    },
    {
      name: 'phone',
      grep: WIDTHS.phone,
      use: { ...CHROMIUM, viewport: PHONE, hasTouch: true },
    },
  ],
});
