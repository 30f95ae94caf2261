import { tallyOfJest } from './jest-reporter.mjs';
import {
  figuresOfRounds,
  linesOutsideJourneys,
  pageOfFailure,
  tallyOfPlaywright,
} from './playwright-reporter.mjs';
import { tally } from './tally.mjs';

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
])('Jest $says', ({ report, is }) => {
  expect(tallyOfJest(report)).toEqual(is);
});

test.each([
  { says: 'counts what passed', outcomes: ['expected', 'expected'], is: tally(2, 0) },
  { says: 'counts what failed', outcomes: ['expected', 'unexpected'], is: tally(1, 1) },
  {
    says: 'counts a journey that needed a second try as failed',
    outcomes: ['expected', 'flaky'],
    is: tally(1, 1),
  },
  { says: 'counts what was skipped', outcomes: ['expected', 'skipped'], is: tally(1, 0, 1) },
  {
    says: 'counts an error outside of the journeys',
    outcomes: ['expected'],
    errors: 1,
    is: tally(1, 1),
  },
  { says: 'has failed without a journey', outcomes: [], is: tally(0, 1) },
])('Playwright $says', ({ outcomes, errors = 0, is }) => {
  expect(tallyOfPlaywright(outcomes, errors)).toEqual(is);
});

test.each([
  {
    says: 'is the part that shows the page',
    context:
      '# Error details\n\nno\n\n# Page snapshot\n\n```yaml\n- main:\n  - link\n```\n\n# Test source\n',
    is: '- main:\n  - link',
  },
  { says: 'is missing where no page was open', context: '# Error details\n\nno\n', is: undefined },
])('the page of a failed journey $says', ({ context, is }) => {
  expect(pageOfFailure(context)).toBe(is);
});

test('the page of a failed journey is cut after 150 lines', () => {
  const page = '- row\n'.repeat(1200);
  const shown = pageOfFailure(`# Page snapshot\n\n\`\`\`yaml\n${page}\`\`\`\n`);
  expect(shown?.split('\n')).toHaveLength(150);
});

test('the rounds of a journey are counted together, and only passed ones count', () => {
  const lines = figuresOfRounds([
    { title: 'a reading is sent, round 1', outcome: 'expected' },
    { title: 'a reading is sent, round 2', outcome: 'unexpected' },
    { title: 'a reading is sent, round 3', outcome: 'flaky' },
    { title: 'a reading is sent, round 4', outcome: 'skipped' },
    { title: 'five tabs', outcome: 'expected' },
  ]);
  expect(lines).toEqual(['1 of 4: a reading is sent', '1 of 1: five tabs']);
});

test('an error between two journeys is told at the end, with the journey that did not run', () => {
  const lines = linesOutsideJourneys(
    [{ message: 'Target closed', stack: 'Error: Target closed\n    at somewhere' }, { value: 'x' }],
    [
      { title: 'webkit › a', outcome: 'expected', expectedStatus: 'passed' },
      { title: 'webkit › b', outcome: 'skipped', expectedStatus: 'passed' },
      { title: 'phone › left out on purpose', outcome: 'skipped', expectedStatus: 'skipped' },
    ],
  );
  expect(lines).toEqual([
    'Outside of the journeys: Error: Target closed\n    at somewhere',
    'Outside of the journeys: x',
    'Did not run: webkit › b',
  ]);
});
