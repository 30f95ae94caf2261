import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

/**
 * A journey runs at the width of a phone, once. One that is about another width says so by its tags,
 * and one whose screens are laid out anew at each runs at all three.
 */
const WIDTHS = {
  phone: /^(?!.*@(desktop|tablet))|@phone|@every-width/,
  desktop: /@desktop|@every-width/,
  tablet: /@tablet|@every-width/,
};

export default defineConfig({
  testDir: 'src',
  testMatch: ['journeys/*.spec.ts', 'world/*.spec.ts'],
  outputDir: 'test-results',
  // Each worker has a server of its own. A journey waits for the network a fifth of its time, so one
  // worker more than there are cores keeps them busy; a fourth gains nothing.
  workers: availableParallelism() + 1,
  // Longer ones stand with their reason in world/patience.ts. Nothing is tried twice.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['list'], ['../../tools/test/playwright-reporter.mjs']],
  use: {
    locale: 'de-DE',
    // The meters are in Germany; the browser need not be (customer decision 3).
    timezoneId: 'Europe/Berlin',
    // Without a film of every journey: drawing it takes longer than many a journey does.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
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
  // The long ones first: they stand among those of a desktop, and the short ones of a phone fill the end.
  fullyParallel: true,
  projects: [
    { name: 'desktop', grep: WIDTHS.desktop, use: { viewport: { width: 1280, height: 900 } } },
    {
      name: 'tablet',
      grep: WIDTHS.tablet,
      use: { viewport: { width: 768, height: 1024 }, hasTouch: true },
    },
    {
      name: 'phone',
      grep: WIDTHS.phone,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true },
    },
  ],
});
