import './setup/node-version.mjs';
import { parseArgs } from 'node:util';
import { bin } from './process/bin.mjs';
import { inRoot } from './root.mjs';
import { installPackages } from './setup/packages.mjs';

const MODEL_RUNS = 1000;
const MODEL_LIMIT_MS = 600_000;
/** 20 040 steps of people with several tabs. */
const TAB_WORLDS = 334;
const CAMERA_MINUTES = 20;

/**
 * `npm run soak`, or a part of it: `npm run soak -- queue`. Runs suites of `npm test` for minutes.
 * `-- browser webkit` and `-- browser firefox` choose another engine than Chromium; `-- camera 3` reads
 * for three minutes instead of twenty; `-- --busy 4` adds four processes that keep a core busy each.
 */
const PARTS = {
  queue: () =>
    run(process.execPath, ['--import', 'tsx', inRoot('tools/soak/queue-part.mjs')], shown),
  model: () =>
    run(
      ...bin('jest', [
        ...['--projects', 'libs/offline-queue', 'libs/api-client'],
        ...['--testTimeout', String(MODEL_LIMIT_MS)],
        ...['--testPathPatterns', 'outbox-model', 'kill-points', 'timings', 'keep-tokens-fresh'],
      ]),
      { ...shown, env: { SOAK_RUNS: String(MODEL_RUNS) } },
    ),
  tabs: () =>
    run(...bin('jest', ['--projects', 'apps/portal', '--testPathPatterns', 'tabs-simulation']), {
      ...shown,
      env: { SOAK_WORLDS: String(TAB_WORLDS) },
    }),
  housekeeping: async () => (await import('./soak/housekeeping-part.mjs')).soakHousekeeping(),
  browser: async () => (await import('./soak/browser-part.mjs')).soakBrowser(how ?? 'chromium'),
  camera: async () => (await import('./soak/browser-part.mjs')).soakCamera(how ?? CAMERA_MINUTES),
};
const shown = { isShown: true };

const { values, positionals } = parseArgs({
  options: { busy: { type: 'string', default: '0' } },
  allowPositionals: true,
});
/** The engine of the browser, or the minutes of the camera. */
const [only, how] = positionals;
const busy = Number(values.busy);
const parts = Object.keys(PARTS).filter((part) => only === undefined || part === only);
if (parts.length === 0) throw new Error(`${only} is none of the parts: ${Object.keys(PARTS)}.`);

installPackages();
// Only now, because these need a package.
const { beside, keepBusy } = await import('./process/busy.mjs');
const { run } = await import('./process/run.mjs');
const endBusy = keepBusy(busy);
for (const part of parts) {
  const { code, seconds } = await PARTS[part]();
  const result = code === 0 ? 'kept' : 'FAILED';
  console.log(`${part}: ${result} after ${seconds.toFixed(0)} s${beside(busy)}`);
  if (code !== 0) process.exitCode = code;
}
await endBusy();
