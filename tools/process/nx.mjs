import { mkdirSync, rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { inRoot } from '../root.mjs';
import { bin } from './bin.mjs';
import { readJson } from './read-json.mjs';
import { run } from './run.mjs';

const CACHE = inRoot('.nx/cache');
const REPORT = `${CACHE}/run.json`;
/** The line with which Nx begins what a task has printed, once the task has ended. */
const TASK = /^> nx run (\S+:\S+)/;
const env = {
  NX_TUI: 'false',
  NX_DAEMON: 'false',
  NX_CACHE_DIRECTORY: CACHE,
  // Nx runs each script by npm, which would repeat after each what the script has said itself.
  npm_config_loglevel: 'silent',
};

/** The projects that have a target. Asking also makes the project graph, which lint rules read. */
export async function projectsWith(target) {
  const { code, stdout, output } = await run(
    ...bin('nx', ['show', 'projects', '--with-target', target, '--json']),
    { env },
  );
  if (code !== 0) throw new Error(`Nx could not read the workspace:\n${output}`);
  return JSON.parse(stdout);
}

/**
 * Runs targets in all these projects that have them, two tasks at a time, and answers from its cache
 * what has not changed. `onTask` is told of each task that has ended.
 */
export async function runMany(targets, projects, { env: more = {}, onTask } = {}) {
  mkdirSync(CACHE, { recursive: true });
  rmSync(REPORT, { force: true });
  const args = ['run-many', '-t', ...targets, '-p', ...projects, '--output-style=static'];
  const result = await run(...bin('nx', args), {
    env: { ...env, ...more },
    onLine: (line) => {
      const task = TASK.exec(stripVTControlCharacters(line))?.[1];
      if (task !== undefined) onTask?.(task);
    },
  });
  return { ...result, report: readJson(REPORT) };
}
