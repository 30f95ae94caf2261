import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../process/read-json.mjs';

const pathOf = (folder, target) => join(folder, 'test-results', `${target}.json`);

/**
 * A target that counts more than itself (tests, stories, journeys, sizes) leaves its tally here. Nx keeps
 * the file with what the task printed, so that an unchanged target is counted without being run.
 */
export function writeTally(folder, target, result) {
  const path = pathOf(folder, target);
  mkdirSync(join(folder, 'test-results'), { recursive: true });
  writeFileSync(path, `${JSON.stringify(result)}\n`);
}

export const readTally = (folder, target) => readJson(pathOf(folder, target));

/** Are we a task of Nx? Only a task as a whole is counted: one test run by hand must not change the sum. */
export const isTask = () => process.env.NX_TASK_TARGET_TARGET !== undefined;
