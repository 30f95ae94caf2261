import { addUp, costTable, exitCodeOf, inWords, orFailed, tally } from './tally.mjs';

test.each([
  { says: 'leaves skipped out when there is none', of: tally(3, 0), line: '3 passed, 0 failed' },
  { says: 'names what was skipped', of: tally(3, 1, 2), line: '3 passed, 1 failed, 2 skipped' },
])('the closing line $says', ({ of, line }) => {
  expect(inWords(of)).toBe(line);
});

test('the closing line adds up all stages', () => {
  expect(addUp([tally(1, 0), tally(20, 3, 1), tally(0, 1)])).toEqual(tally(21, 4, 1));
});

test.each([
  { says: 'a runner without a test has failed', of: tally(0, 0), becomes: tally(0, 1) },
  { says: 'a runner that only skipped has failed', of: tally(0, 0, 4), becomes: tally(0, 1, 4) },
  { says: 'one test is enough', of: tally(1, 0), becomes: tally(1, 0) },
  { says: 'a failure stays one failure', of: tally(0, 1), becomes: tally(0, 1) },
])('$says', ({ of, becomes }) => {
  expect(orFailed(of)).toEqual(becomes);
});

test.each([
  { says: 'passes when something passed and nothing failed', of: tally(1, 0), code: 0 },
  { says: 'fails on one failure among many passes', of: tally(900, 1), code: 1 },
  { says: 'fails when nothing ran', of: tally(0, 0), code: 1 },
])('the exit code $says', ({ of, code }) => {
  expect(exitCodeOf(of)).toBe(code);
});

test('a row has the seconds, the tally and the cached tasks of a stage', () => {
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
