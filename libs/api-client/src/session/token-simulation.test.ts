import { simulateTokens } from '../testing/simulation/simulate-tokens';

// Declares Node's `process` for this test only: the lib's code must not use it.
declare const process: { readonly stdout: { write(text: string): void } };

// One day of several tabs takes up to 13 s on an otherwise idle core.
jest.setTimeout(120_000);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const figures = (of: Readonly<Record<string, number>>) =>
  Object.entries(of)
    .map(([name, count]) => `${name}=${String(count)}`)
    .join(' ');

test.each([
  { seed: 1, tabs: 3 },
  { seed: 99, tabs: 5 },
  { seed: 2026, tabs: 2 },
])('sessions killed = 0 (seed $seed, $tabs tabs)', async ({ seed, tabs }) => {
  const run = await simulateTokens({ seed, tabs, days: 1 });
  const { killed, expired, ...rest } = run;
  process.stdout.write(
    `token simulation: seed=${String(seed)} tabs=${String(tabs)} ${figures(rest)} sessions killed = ${String(killed + expired)}\n`,
  );
  expect({ killed, expired }).toEqual({ killed: 0, expired: 0 });
  // A run with few events would prove nothing.
  expect(run.refreshes).toBeGreaterThan(300);
  expect(run.lostAnswer).toBeGreaterThan(50);
  expect(run.closed).toBeGreaterThan(10);
  expect(run.frozen).toBeGreaterThan(5);
});

test.each([
  { says: 'without locks', without: 'locks' },
  { says: 'where a tab goes by what it has read before', without: 'second-read' },
  { says: 'against a server that retires a token at once', without: 'grace' },
] as const)('$says sessions die, and the simulation sees it', async ({ without }) => {
  const { killed } = await simulateTokens({ seed: 1, tabs: 3, days: 1, without });
  expect(killed).toBeGreaterThan(0);
});
