import { addUp, faultsOf, harmOf, lineOf, lineOfCaught, rules, simulateQueue } from '../testing';

// Declares Node's `process` for this test only: the lib's code must not use it.
declare const process: { readonly stdout: { write(text: string): void } };

const say = (line: string) => process.stdout.write(`queue simulation: ${line}\n`);
const SEEDS = [1, 99, 2026];

// Hundreds of readings, each over many page starts, take up to 8 s on an otherwise idle core.
jest.setTimeout(120_000);

test('every stored reading arrives once and completely, despite closed tabs, lost calls and broken storage', async () => {
  const runs = [];
  for (const seed of SEEDS) runs.push(await simulateQueue({ seed, readings: 150 }));
  const run = addUp(runs);
  say(lineOf(SEEDS, run));
  expect(harmOf(run)).toBe(0);
  // A run with few faults would prove nothing.
  expect(faultsOf(run)).toBeGreaterThan(run.readings);
  expect(Math.min(...Object.values(run.faults))).toBeGreaterThan(0);
});

test('a seed always plays the same', async () => {
  const [one, other] = [
    await simulateQueue({ seed: 7, readings: 60 }),
    await simulateQueue({ seed: 7, readings: 60 }),
  ];
  expect(one).toEqual(other);
});

test('without any one of the rules readings come to harm, and the simulation sees it', async () => {
  const caught: string[] = [];
  for (const without of rules) {
    for (let seed = 1; seed <= 10 && !caught.includes(without); seed += 1) {
      const run = await simulateQueue({ seed, readings: 60, without });
      if (harmOf(run) > 0) caught.push(without);
    }
  }
  say(lineOfCaught(caught));
  expect(caught).toEqual(rules);
});
