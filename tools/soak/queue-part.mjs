import 'fake-indexeddb/auto';
import {
  addUp,
  faultsOf,
  harmOf,
  lineOf,
  lineOfCaught,
  rules,
  simulateQueue,
} from '@ablesbar/offline-queue/testing';
import { run } from '../process/run.mjs';
import { inRoot } from '../root.mjs';

// Slightly more than required, because some readings are refused for lack of space and do not
// count.
const WORLDS = 120;
const READINGS = 400;
const LEAST = { readings: 80_000, faults: 100_000 };

/** One worker uses the same seed in every run, the other a new one. */
const seeds = [1, Date.now() % 1_000_000_000];

const runs = await Promise.all(
  seeds.map(async (seed) => {
    const script = ['--import', 'tsx', inRoot('tools/soak/queue-worker.mjs')];
    const given = [seed, WORLDS, READINGS].map(String);
    const { code, stdout, output } = await run(process.execPath, [...script, ...given]);
    if (code !== 0) throw new Error(`The worlds from seed ${seed} on did not end:\n${output}`);
    return JSON.parse(stdout);
  }),
);
const sum = addUp(runs);

const caught = [];
for (const without of rules) {
  const mutant = await simulateQueue({ seed: seeds[1], readings: 2 * READINGS, without });
  if (harmOf(mutant) > 0) caught.push(without);
}

console.log(`${lineOf(seeds, sum)} | ${lineOfCaught(caught)}`);
const isEnough = sum.readings >= LEAST.readings && faultsOf(sum) >= LEAST.faults;
if (!isEnough || harmOf(sum) > 0 || caught.length < rules.length) process.exitCode = 1;
