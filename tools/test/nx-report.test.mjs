import { outputOfFailed, tallyOfTasks } from './nx-report.mjs';

const task = (projectName, status, target = 'lint') => ({ projectName, target, status });

test.each([
  {
    says: 'counts each project once',
    tasks: [task('a', 0), task('b', 0)],
    is: { passed: 2, failed: 0, skipped: 0 },
  },
  {
    says: 'counts a task that failed',
    tasks: [task('a', 0), task('b', 1)],
    is: { passed: 1, failed: 1, skipped: 0 },
  },
  {
    says: 'counts a task that never ran as failed',
    tasks: [task('a', 0)],
    is: { passed: 1, failed: 1, skipped: 0 },
  },
  {
    says: 'does not mistake another target for it',
    tasks: [task('a', 0), task('b', 0, 'build')],
    is: { passed: 1, failed: 1, skipped: 0 },
  },
])('$says', ({ tasks, is }) => {
  expect(tallyOfTasks(['a', 'b'], 'lint', { tasks })).toEqual(is);
});

test('counts every project as failed when Nx left no report', () => {
  expect(tallyOfTasks(['a', 'b'], 'lint', null)).toEqual({ passed: 0, failed: 2, skipped: 0 });
});

const output = `
 NX   Running target lint for 2 projects:

> nx run a:lint

a is fine

> nx run b:lint  [existing outputs match the cache, left as is]

b is not
`;

test('prints what failed and not what did not', () => {
  const report = { tasks: [task('a', 0), task('b', 1)] };
  expect(outputOfFailed(output, report)).toBe('b:lint\nb is not\n');
});

test('prints everything when Nx itself failed', () => {
  expect(outputOfFailed(output, null)).toBe(output);
});
