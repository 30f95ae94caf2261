import { tallyOfPlaywright } from './e2e.mjs';
import { tally } from './tally.mjs';
import { tallyOfJest } from './unit.mjs';

const jestReport = (counts) => ({
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
  ...counts,
});

test.each([
  { says: 'counts what passed', report: jestReport({}), is: tally(5, 0) },
  { says: 'counts what failed', report: jestReport({ numFailedTests: 2 }), is: tally(5, 2) },
  {
    says: 'counts a file that could not be loaded as a failure',
    report: jestReport({ numRuntimeErrorTestSuites: 1 }),
    is: tally(5, 1),
  },
  {
    says: 'counts what was left out or only planned as skipped',
    report: jestReport({ numPendingTests: 1, numTodoTests: 2 }),
    is: tally(5, 0, 3),
  },
  { says: 'has failed without a test', report: jestReport({ numPassedTests: 0 }), is: tally(0, 1) },
  { says: 'has failed without a report', report: null, is: tally(0, 1) },
])('Jest $says', ({ report, is }) => {
  expect(tallyOfJest(report)).toEqual(is);
});

const playwright = (stats, errors = []) => ({
  stats: { expected: 4, unexpected: 0, flaky: 0, skipped: 0, ...stats },
  errors,
});

test.each([
  { says: 'counts what passed', report: playwright({}), is: tally(4, 0) },
  { says: 'counts what failed', report: playwright({ unexpected: 1 }), is: tally(4, 1) },
  {
    says: 'counts a journey that needed a second try as failed',
    report: playwright({ flaky: 1 }),
    is: tally(4, 1),
  },
  { says: 'counts what was skipped', report: playwright({ skipped: 2 }), is: tally(4, 0, 2) },
  {
    says: 'counts an error outside of the journeys',
    report: playwright({}, [{ message: 'no server' }]),
    is: tally(4, 1),
  },
  { says: 'has failed without a journey', report: playwright({ expected: 0 }), is: tally(0, 1) },
  { says: 'has failed without a report', report: null, is: tally(0, 1) },
])('Playwright $says', ({ report, is }) => {
  expect(tallyOfPlaywright(report)).toEqual(is);
});
