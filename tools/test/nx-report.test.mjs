import { figuresIn, outputOfFailed, resultOf } from './nx-report.mjs';
import { tally } from './tally.mjs';

const task = (projectName, status, more = {}) => ({
  projectName,
  target: 'lint',
  status,
  cacheStatus: 'cache-miss',
  startTime: '2026-11-23T08:00:00.000Z',
  endTime: '2026-11-23T08:00:02.500Z',
  ...more,
});
const projects = [
  { name: 'a', folder: 'libs/a' },
  { name: 'b', folder: 'libs/b' },
];
const one = () => tally(1, 0);

test.each([
  { says: 'counts each project once', tasks: [task('a', 0), task('b', 0)], is: tally(2, 0) },
  { says: 'counts a task that failed', tasks: [task('a', 0), task('b', 1)], is: tally(2, 1) },
  { says: 'counts a task that never ran as failed', tasks: [task('a', 0)], is: tally(2, 1) },
  {
    says: 'does not mistake another target for it',
    tasks: [task('a', 0), task('b', 0, { target: 'build' })],
    is: tally(2, 1),
  },
])('a target $says', ({ tasks, is }) => {
  expect(resultOf('lint', projects, { tasks }, one).tally).toEqual(is);
});

test.each([
  { says: 'what each task wrote', status: 0, wrote: tally(7, 0, 1), is: tally(8, 0, 1) },
  { says: 'a task that failed by what it wrote', status: 1, wrote: tally(5, 2), is: tally(6, 2) },
  { says: 'a crash after good results', status: 1, wrote: tally(5, 0), is: tally(6, 1) },
  { says: 'a success that wrote nothing as a failure', status: 0, wrote: null, is: tally(1, 1) },
  { says: 'a crash that wrote nothing', status: 1, wrote: null, is: tally(1, 1) },
])('a target counts $says', ({ status, wrote, is }) => {
  const report = { tasks: [task('a', 0), task('b', status)] };
  const read = (folder) => (folder === 'libs/b' ? wrote : tally(1, 0));
  expect(resultOf('lint', projects, report, read).tally).toEqual(is);
});

test('every project has failed when Nx left no report', () => {
  expect(resultOf('lint', projects, null, () => null).tally).toEqual(tally(0, 2));
});

test('the seconds are those of the tasks that ran; the others came from the cache', () => {
  const tasks = [task('a', 0), task('b', 0, { cacheStatus: 'local-cache-hit' })];
  const { seconds, cached, tasks: all } = resultOf('lint', projects, { tasks }, one);
  expect({ seconds, cached, all }).toEqual({ seconds: 2.5, cached: 1, all: 2 });
});

const output = `
 NX   Running target lint for 2 projects:

> nx run a:lint

a is fine

> nx run b:lint  [existing outputs match the cache, left as is]

b is not
`;

test('prints the output of failed tasks only', () => {
  const report = { tasks: [task('a', 0), task('b', 1)] };
  expect(outputOfFailed(output, report)).toBe('b:lint\nb is not\n');
});

test('prints everything when Nx itself failed', () => {
  expect(outputOfFailed(output, null)).toBe(output);
});

test.each([
  {
    says: 'a line of figures',
    output: 'PASS x\nqueue simulation: seed=1 readings=418 lost=0\n  ✓ it\n',
    lines: ['queue simulation: seed=1 readings=418 lost=0'],
  },
  {
    says: 'with spaces around the sign',
    output: 'token simulation: seed=1 sessions killed = 0\n',
    lines: ['token simulation: seed=1 sessions killed = 0'],
  },
  {
    says: 'no tests, no stack traces and no code',
    output: 'at x: a=b\n    const a = 1;\nok\n',
    lines: [],
  },
])('figures in an output: $says', ({ output, lines }) => {
  expect(figuresIn(output)).toEqual(lines);
});
