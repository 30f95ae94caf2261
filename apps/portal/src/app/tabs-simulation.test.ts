import { setImmediate } from 'node:timers';
import { simulateTabs, type Simulated, type Simulation } from './testing/simulation/simulate-tabs';
import type { Rule } from './testing/simulation/switched-off';
import { startedPortal } from './testing/started-portal';

// jsdom hides it; the virtual time needs it.
Object.assign(globalThis, { setImmediate });

// A world of 60 steps takes half a second.
const STEPS = 60;
const WORLDS = Number(process.env['SOAK_WORLDS'] ?? 5);
const FIRST = Number(process.env['SOAK_SEED'] ?? 100);
jest.setTimeout(1_800_000);

beforeAll(() => {
  // redux-persist reports each failed write, and the store each slow check.
  for (const kind of ['error', 'warn'] as const) {
    jest.spyOn(console, kind).mockImplementation(() => undefined);
  }
});

const harmOf = ({ lost, back, undead, twice }: Simulated) => ({ lost, back, undead, twice });
const isHarmed = async (simulation: Simulation) =>
  JSON.stringify(harmOf(await simulateTabs(simulation))) !== JSON.stringify(none);
const none = { lost: [], back: [], undead: [], twice: [] };

test('no entry is lost, none comes back, whatever happens to the tabs', async () => {
  const portal = await startedPortal();
  const harm: unknown[] = [];
  let sent = 0;
  for (let seed = FIRST; seed < FIRST + WORLDS; seed += 1) {
    const run = await simulateTabs({ portal, seed, steps: STEPS });
    sent += run.sent;
    if (JSON.stringify(harmOf(run)) !== JSON.stringify(none)) harm.push({ seed, ...harmOf(run) });
  }
  process.stdout.write(`tabs: seeds from ${FIRST}, ${WORLDS * STEPS} steps, ${sent} sent\n`);
  expect(harm).toEqual([]);
  // A run in which little is sent would prove nothing.
  expect(sent).toBeGreaterThan(WORLDS);
});

test('a seed always plays the same', async () => {
  const portal = await startedPortal();
  const [one, other] = [
    await simulateTabs({ portal, seed: 7, steps: STEPS }),
    await simulateTabs({ portal, seed: 7, steps: STEPS }),
  ];
  expect(one).toEqual(other);
});

// The later value of a rate, what sending clears, and the draft before its reading: in so few worlds
// their loss is not seen.
const seenSoon = [
  'a write looks at the disk',
  'a tab looks at what others have written',
  'what an earlier build repeats does not count',
] as const satisfies readonly Rule[];

test('a world that is sound with a rule comes to harm without it', async () => {
  const portal = await startedPortal();
  const caught: string[] = [];
  for (const without of seenSoon) {
    for (let seed = FIRST; seed < FIRST + 20 && !caught.includes(without); seed += 1) {
      const world = { portal, seed, steps: STEPS, hasNets: false };
      if ((await isHarmed({ ...world, without })) && !(await isHarmed(world))) caught.push(without);
    }
  }
  process.stdout.write(`tabs: rules caught ${caught.join(' | ')}\n`);
  expect(caught).toEqual(seenSoon);
});
