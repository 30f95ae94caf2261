import { setImmediate } from 'node:timers';
import { simulateTabs, type Simulated, type Simulation } from './testing/simulation/simulate-tabs';
import type { Rule } from './testing/simulation/switched-off';
import { startedPortal } from './testing/started-portal';

// jsdom hides it; the virtual time needs it.
Object.assign(globalThis, { setImmediate });

const STEPS = 60;
const WORLDS = Number(process.env['SOAK_WORLDS'] ?? 25);
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

// Each seed is the first that shows the loss of its rule.
test.each([
  { without: 'a tab looks at what others have written', seed: 100 },
  { without: 'a write looks at the disk', seed: 114 },
  { without: 'what an earlier build repeats does not count', seed: 107 },
  { without: 'the later value of a rate counts', seed: 107 },
  { without: 'a draft is on the disk before its reading leaves the queue', seed: 382 },
] as const satisfies readonly { without: Rule; seed: number }[])(
  'a world that is sound comes to harm without the rule: $without',
  async ({ without, seed }) => {
    const world = { portal: await startedPortal(), seed, steps: STEPS, hasNets: false };
    expect([await isHarmed(world), await isHarmed({ ...world, without })]).toEqual([false, true]);
  },
);
