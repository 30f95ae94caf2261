import { aJob } from '../testing';
import { progressOf } from './progress-of';

test.each([
  { says: 'no jobs', done: 0, total: 0, percent: 0 },
  { says: 'nothing yet', done: 0, total: 3, percent: 0 },
  { says: 'a third', done: 1, total: 3, percent: 33.3 },
  { says: 'two thirds are rounded down', done: 2, total: 3, percent: 66.6 },
  { says: '29 of 100 are exactly 29', done: 29, total: 100, percent: 29 },
  { says: 'almost all is not all', done: 1999, total: 2000, percent: 99.9 },
  { says: 'all', done: 2000, total: 2000, percent: 100 },
])('progressOf: $says', ({ done, total, percent }) => {
  const jobs = Array.from({ length: total }, (_, index) => aJob({ done: index < done }));
  expect(progressOf(jobs)).toEqual({ total, done, percent });
});
