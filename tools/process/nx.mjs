import { mkdirSync, rmSync } from 'node:fs';
import { inRoot } from '../root.mjs';
import { bin } from './bin.mjs';
import { readJson } from './read-json.mjs';
import { run } from './run.mjs';

const CACHE = inRoot('.nx/cache');
const REPORT = `${CACHE}/run.json`;
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

/** Runs a target where something changed; Nx answers the rest from its cache. */
export async function runMany(target, projects) {
  mkdirSync(CACHE, { recursive: true });
  rmSync(REPORT, { force: true });
  const args = ['run-many', '-t', target, '-p', ...projects, '--output-style=static'];
  const result = await run(...bin('nx', args), { env });
  return { ...result, report: readJson(REPORT) };
}
