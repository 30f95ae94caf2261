import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { repository, ServerProcess } from './server-process';

const MAKING_MS = 60_000;

/**
 * The demo data on the embedded database, as a folder to copy. It takes longer than most journeys, so
 * the first worker of a run makes it for all; Playwright empties the folder of its results before each run.
 */
export async function originalData(resultsFolder: string): Promise<string> {
  const made = join(resultsFolder, 'demo-data');
  const making = join(resultsFolder, 'demo-data-in-the-making');
  await mkdir(resultsFolder, { recursive: true });
  // Of several who make this folder at once one alone succeeds.
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
  return made;
}
