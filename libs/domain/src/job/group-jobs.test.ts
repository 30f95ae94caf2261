import { aJob, aMeter } from '../testing';
import { groupJobs } from './group-jobs';

const job = (id: string, meterNumber: string, done = false) =>
  aJob({ id, done, meter: aMeter({ meterNumber }) });

test('each job stands in one group, sorted by meter number', () => {
  const jobs = [
    job('1', 'C'),
    job('2', 'B', true),
    job('3', 'A'),
    job('4', 'D'),
    job('5', 'A', true),
    job('6', 'A'),
  ];
  const { open, queued, done } = groupJobs(jobs, new Set(['4', '5', 'gone']));
  expect(open.map(({ id }) => id)).toEqual(['3', '6', '1']);
  expect(queued.map(({ id }) => id)).toEqual(['5', '4']);
  expect(done.map(({ id }) => id)).toEqual(['2']);
});

test('the order does not depend on the order of the list', () => {
  const jobs = [job('a', 'X'), job('b', 'X'), job('c', 'W')];
  const ids = (list: typeof jobs) => groupJobs(list, new Set()).open.map(({ id }) => id);
  expect(ids(jobs)).toEqual(['c', 'a', 'b']);
  expect(ids([...jobs].reverse())).toEqual(['c', 'a', 'b']);
});
