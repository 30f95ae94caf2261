import './setup/node-version.mjs';
import { mkdirSync, writeFileSync } from 'node:fs';
import { readWords, wholeNumber } from './process/words.mjs';
import { inRoot } from './root.mjs';
import { installPackages } from './setup/packages.mjs';

/**
 * `npm run flakiness` runs the whole suite ten times in a row and counts the runs that failed;
 * `-- 3` three times, `-- 10 --busy 2` beside two processes that keep a core busy each.
 */
const { values, positionals } = readWords({ busy: { type: 'string', default: '0' } });
const times = wholeNumber(positionals[0] ?? '10', 'runs');
const busy = wholeNumber(values.busy, '--busy');
const LOGS = inRoot('.cache/flakiness');
const CLOSING = /^\d+ passed, \d+ failed.*$/gm;

installPackages();
// Only now, because these need a package.
const { beside, keepBusy } = await import('./process/busy.mjs');
const { run } = await import('./process/run.mjs');

mkdirSync(LOGS, { recursive: true });
const endBusy = keepBusy(busy);
let failed = 0;
for (let round = 1; round <= times; round += 1) {
  // All tests run again. Lint, types and build come from the cache, because they always give the
  // same result.
  const env = { TEST_ROUND: `${Date.now()}` };
  const { code, output, seconds } = await run(process.execPath, [inRoot('tools/test.mjs')], {
    env,
  });
  const log = `${LOGS}/run-${round}.log`;
  writeFileSync(log, output);
  const closing = output.match(CLOSING)?.at(-1) ?? 'no closing line';
  console.log(
    `run ${round}: ${closing} after ${seconds.toFixed(0)} s${code === 0 ? '' : `, see ${log}`}`,
  );
  if (code !== 0) failed += 1;
}
await endBusy();
console.log(`${failed} of ${times} runs failed${beside(busy)}`);
process.exitCode = failed === 0 ? 0 : 1;
