import { checkAccessName, checkSharedJobs } from './check-share';

const missing = { code: 'access-name-missing', severity: 'blocks' };

test.each([
  { says: 'a name', name: 'Hausmeister', problem: null },
  { says: 'one letter', name: 'H', problem: null },
  { says: 'nothing', name: '', problem: missing },
  { says: 'blanks', name: ' \t\n', problem: missing },
])('checkAccessName: $says', ({ name, problem }) => {
  expect(checkAccessName(name)).toEqual(problem);
});

test.each([
  { says: 'none', count: 0, problem: { code: 'no-jobs', severity: 'blocks' } },
  { says: 'one', count: 1, problem: null },
  { says: '999', count: 999, problem: null },
  { says: '1000', count: 1000, problem: { code: 'maxjobs', severity: 'blocks', limit: 999 } },
])('checkSharedJobs: $says', ({ count, problem }) => {
  expect(checkSharedJobs(count)).toEqual(problem);
});
