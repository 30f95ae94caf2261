import './setup/node-version.mjs';
import { bin } from './process/bin.mjs';
import { readWords, refuse, wholeNumber } from './process/words.mjs';
import { inRoot } from './root.mjs';
import { installPackages } from './setup/packages.mjs';

const MODEL_RUNS = 1000;
const MODEL_LIMIT_MS = 600_000;
/** 20 040 steps of people with several tabs. */
const TAB_WORLDS = 334;
const CAMERA_MINUTES = 20;

/** The variable of each engine, and its projects in apps/portal-e2e/playwright.config.ts. */
const ENGINES = {
  chromium: { variable: 'CHROMIUM', projects: ['desktop', 'phone'] },
  firefox: { variable: 'FIREFOX', projects: ['firefox'] },
  webkit: { variable: 'WEBKITGTK', projects: ['webkit'] },
};

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
  browser: async () => (await import('./soak/browser-part.mjs')).soakBrowser(ENGINES[engine]),
  camera: async () => (await import('./soak/browser-part.mjs')).soakCamera(minutes),
};
const shown = { isShown: true };

const { values, positionals } = readWords({ busy: { type: 'string', default: '0' } });
const [only, how] = positionals;
const busy = wholeNumber(values.busy, '--busy');
const parts = Object.keys(PARTS).filter((part) => only === undefined || part === only);
if (parts.length === 0) refuse(`${only} is none of the parts: ${Object.keys(PARTS).join(', ')}.`);
const engine = (only === 'browser' && how) || 'chromium';
if (!ENGINES[engine]) refuse(`${engine} is none of ${Object.keys(ENGINES).join(', ')}.`);
const minutes = only === 'camera' && how ? wholeNumber(how, 'minutes') : CAMERA_MINUTES;

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
