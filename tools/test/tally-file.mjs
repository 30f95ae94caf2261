import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../process/report.mjs';

const pathOf = (folder, target) => join(folder, 'test-results', `${target}.json`);

/**
 * Writes the tally of a target that counts tests, stories, journeys or sizes. Nx caches the file
 * with the output of the task, so an unchanged target counts without running.
 */
export function writeTally(folder, target, result) {
  const path = pathOf(folder, target);
  mkdirSync(join(folder, 'test-results'), { recursive: true });
  writeFileSync(path, `${JSON.stringify(result)}\n`);
}

export const readTally = (folder, target) => readJson(pathOf(folder, target));

/**
 * Whether Nx runs this process. Only whole tasks count; a test run by hand must not change the sum.
 */
export const isTask = () => process.env.NX_TASK_TARGET_TARGET !== undefined;
