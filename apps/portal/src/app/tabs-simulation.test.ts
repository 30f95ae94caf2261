import { setImmediate } from 'node:timers';
import { simulateTabs, type Simulated } from './testing/simulation/simulate-tabs';
import { rules } from './testing/simulation/switched-off';
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

test('without any one of the rules entries come to harm, and the simulation sees it', async () => {
  const portal = await startedPortal();
  const caught: string[] = [];
  for (const without of rules) {
    for (let seed = FIRST; seed < FIRST + 12 && !caught.includes(without); seed += 1) {
      const run = await simulateTabs({ portal, seed, steps: STEPS, without });
      if (JSON.stringify(harmOf(run)) !== JSON.stringify(none)) caught.push(without);
    }
  }
  process.stdout.write(`tabs: rules caught ${caught.join(' | ')}\n`);
  expect(caught).toEqual(rules);
});
