import { costTable } from './cost-table.mjs';
import { tally } from './tally.mjs';

test('a row says what a stage cost, what it found and how much of it Nx knew already', () => {
  const lint = { target: 'lint', seconds: 61.4, tally: tally(11, 0), tasks: 11, cached: 0 };
  const e2e = { target: 'e2e', seconds: 0, tally: tally(180, 1, 2), tasks: 1, cached: 1 };
  expect(costTable([lint, e2e])).toBe(
    [
      'stage  seconds  passed  failed  skipped  from the cache',
      'lint        61      11       0        0         0 of 11',
      'e2e          0     180       1        2          1 of 1',
    ].join('\n'),
  );
});
