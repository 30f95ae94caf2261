import { aJob, aMeter } from '../testing';
import { groupJobs } from './group-jobs';

const job = (id: string, meterNumber: string, done = false) =>
  aJob({ id, done, meter: aMeter({ meterNumber }) });

test.each([
  { says: 'open', jobs: [job('1', 'A')], waiting: [], groups: [['1'], [], []] },
  { says: 'done', jobs: [job('1', 'A', true)], waiting: [], groups: [[], [], ['1']] },
  { says: 'waiting, though open', jobs: [job('1', 'A')], waiting: ['1'], groups: [[], ['1'], []] },
  {
    says: 'waiting, though done',
    jobs: [job('1', 'A', true)],
    waiting: ['1'],
    groups: [[], ['1'], []],
  },
  {
    says: 'open, when only a job that is gone waits',
    jobs: [job('1', 'A')],
    waiting: ['gone'],
    groups: [['1'], [], []],
  },
  {
    says: 'in its group in the order of the list',
    jobs: [job('1', 'C'), job('2', 'B', true), job('3', 'A'), job('4', 'D'), job('5', 'A', true)],
    waiting: ['4', '5'],
    groups: [['1', '3'], ['4', '5'], ['2']],
  },
])('a job is $says', ({ jobs, waiting, groups }) => {
  const { open, queued, done } = groupJobs(jobs, new Set(waiting));
  expect([open, queued, done].map((group) => group.map(({ id }) => id))).toEqual(groups);
});
