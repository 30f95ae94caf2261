import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import { inRoot } from '../root.mjs';
import { bin } from './bin.mjs';
import { readJson } from './report.mjs';
import { run } from './run.mjs';

const CACHE = inRoot('.nx/cache');
const REPORT = `${CACHE}/run.json`;
/** The line that Nx prints before the output of a task, after the task has ended. */
const TASK = /^> nx run (\S+:\S+)/;
const { parallel } = readJson(inRoot('nx.json'));
const env = {
  // The program behind oxlint that knows types is written in Go. It takes all cores, also when another
  // task needs them, and a third more of their time.
  GOMAXPROCS: String(Math.max(1, Math.floor(availableParallelism() / parallel))),
  NX_TUI: 'false',
  NX_DAEMON: 'false',
  NX_CACHE_DIRECTORY: CACHE,
  // Nx runs each script with npm. Without this, npm would print a summary after each failed script.
  npm_config_loglevel: 'silent',
};

/**
 * The names of the projects with this target. Nx also makes the project graph, which lint rules
 * read.
 */
export async function projectsWith(target) {
  const { code, stdout, output } = await run(
    ...bin('nx', ['show', 'projects', '--with-target', target, '--json']),
    { env },
  );
  if (code !== 0) throw new Error(`Nx could not read the workspace:\n${output}`);
  return JSON.parse(stdout);
}

/**
 * Runs the targets in those of the projects that have them, two tasks at a time. Nx takes the
 * results of unchanged tasks from its cache. `onTask` gets the name of each task that has ended.
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

const folders = () => [
  ...['apps', 'libs'].flatMap((parent) =>
    readdirSync(inRoot(parent)).map((name) => `${parent}/${name}`),
  ),
  'tools',
];

/** All projects of the workspace with folder and targets. The targets are their scripts (D3). */
export function readProjects() {
  return folders().flatMap((folder) => {
    const manifest = readJson(inRoot(folder, 'package.json'));
    return manifest === null
      ? []
      : [{ name: manifest.name, folder, targets: Object.keys(manifest.scripts ?? {}) }];
  });
}
