import { defineConfig } from '@playwright/test';

const BETWEEN = [
  'job-list',
  'job-home',
  'job-list-states',
  'send-a-reading',
  'explained-reading',
  'reading-with-keys',
  'fields-with-keys',
  'reading-read-out',
  'fields-read-out',
  'unlisted-reading',
  'unlisted-with-keys',
  'home',
  'evaluation',
  'receipts',
];

export default defineConfig({
  testDir: 'src',
  testMatch: ['journeys/*.spec.ts', 'world/*.spec.ts'],
  outputDir: 'test-results',
  // Each worker starts a server with a database of its own; more would only share two cores.
  workers: process.env.CI ? 1 : 2,
  // Servers start within a journey, and a machine may do other things as well; nobody waits when all is well.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  reporter: [['list'], ['../../tools/test/playwright-reporter.mjs']],
  use: {
    locale: 'de-DE',
    // The meters are in Germany; the browser need not be (decision 3).
    timezoneId: 'Europe/Berlin',
    // Without a film of every journey: drawing it takes longer than many a journey does.
    trace: { mode: 'retain-on-failure', screenshots: false },
    // A worker would answer before a journey can; those that are about it let it in.
    serviceWorkers: 'block',
    launchOptions: {
      ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 360, height: 740 }, hasTouch: true } },
    { name: 'desktop', use: { viewport: { width: 1280, height: 900 } } },
    // Between the two only what is laid out anew there: the list beside a job, and what is read and shown.
    {
      name: 'tablet',
      testMatch: BETWEEN.map((journey) => `journeys/${journey}.spec.ts`),
      use: { viewport: { width: 768, height: 1024 }, hasTouch: true },
    },
  ],
});
