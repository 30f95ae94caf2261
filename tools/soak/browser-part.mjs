import { bin } from '../process/bin.mjs';
import { run } from '../process/run.mjs';
import { inRoot } from '../root.mjs';
import { findBrowser } from '../setup/browser.mjs';
import { buildApps } from '../setup/builds.mjs';
import { provideEngines } from '../setup/engines.mjs';

const ROUNDS = 50;

/** Runs fifty rounds of the journeys with the tag @soak in one engine. */
export async function soakBrowser({ variable, projects }) {
  const env = { SOAK_ROUNDS: String(ROUNDS), [variable]: await programOf(variable) };
  await buildApps();
  // One worker, so that on a quiet machine nothing works beside the round.
  const args = ['test', '--workers=1', '--grep=@soak'];
  args.push(...projects.map((project) => `--project=${project}`));
  const cwd = inRoot('apps/portal-e2e');
  return run(...bin('@playwright/test', args, 'playwright'), { isShown: true, cwd, env });
}

/** Lets the camera read for so many minutes, and prints what stays in memory. */
export async function soakCamera(minutes) {
  const env = { SOAK_MINUTES: String(minutes), CHROMIUM: await programOf('CHROMIUM') };
  await buildApps();
  const args = ['test', '--workers=1', '--project=phone'];
  const cwd = inRoot('apps/portal-e2e');
  return run(...bin('@playwright/test', args, 'playwright'), { isShown: true, cwd, env });
}

async function programOf(variable) {
  if (variable === 'CHROMIUM') return findBrowser();
  const engines = await provideEngines({ mayInstall: true });
  const { name, path, reason } = engines.find((one) => one.variable === variable);
  if (!path) throw new Error(`There is no ${name}: ${reason}.`);
  return path;
}
