import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { PreparedData } from './prepared-run';
import { repository, ServerProcess } from './server-process';

/** Beside much other work, making them has taken more than 90 s. */
const MAKING_MS = 240_000;

/**
 * Makes the demo data on the embedded database, for journeys to copy. This takes longer than most
 * journeys, so the first worker of a run makes it for all. Playwright empties the results folder before
 * each run.
 */
export async function makeDemoData(resultsFolder: string): Promise<PreparedData> {
  const made = join(resultsFolder, 'demo-data');
  const making = join(resultsFolder, 'demo-data-in-the-making');
  await mkdir(resultsFolder, { recursive: true });
  // mkdir succeeds for one worker only, even if several call it at once.
  const isOurs = await mkdir(join(resultsFolder, 'demo-data-taken-on')).then(
    () => true,
    () => false,
  );
  if (isOurs) {
    const server = new ServerProcess({ folder: repository, dataDir: making });
    await server.start();
    await server.stop();
    await rename(making, made);
  }
  await expect.poll(() => existsSync(made), { timeout: MAKING_MS }).toBe(true);
  return { database: null, dataDir: made };
}
