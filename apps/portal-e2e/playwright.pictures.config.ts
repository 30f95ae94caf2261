import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

/** Looked at by people and judged by nobody else, so no part of the journeys: `npm run pictures`. */
export default defineConfig({
  ...journeys,
  testDir: 'src/pictures',
  testMatch: '*.pictures.ts',
  // Each picture is a test of its own; the workers share them, whatever their width.
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  use: { ...journeys.use, actionTimeout: 20_000, trace: 'off' },
  projects: [
    { name: 'pictures-sheet', testMatch: 'sheet.pictures.ts' },
    ...(journeys.projects ?? []).map(({ name, use }) => ({
      name: `pictures-${name}`,
      testIgnore: 'sheet.pictures.ts',
      dependencies: ['pictures-sheet'],
      use: { ...use },
    })),
  ],
});
