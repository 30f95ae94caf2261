import { aDay, aJob, aMeter } from '../testing';
import { openDeadlines } from './open-deadlines';

const today = aDay('2026-11-21');
const job = (id: string, latestExecution: string | null, done = false) =>
  aJob({
    id,
    done,
    jobConstraints: { earliestExecution: null, latestExecution },
    meter: aMeter({ meterNumber: `N-${id}` }),
  });

test.each([
  { says: 'today is still ahead', jobs: [job('1', '2026-11-21')], open: [['2026-11-21', true]] },
  { says: 'yesterday is over', jobs: [job('1', '2026-11-20')], open: [] },
  { says: 'four days are soon', jobs: [job('1', '2026-11-25')], open: [['2026-11-25', true]] },
  { says: 'five are not', jobs: [job('1', '2026-11-26')], open: [['2026-11-26', false]] },
  { says: 'no last day is no deadline', jobs: [job('1', null)], open: [] },
  { says: 'a done job has met it', jobs: [job('1', '2026-11-25', true)], open: [] },
  {
    says: 'the next one first',
    jobs: [job('1', '2026-12-31'), job('2', '2026-11-22'), job('3', '2026-12-01')],
    open: [
      ['2026-11-22', true],
      ['2026-12-01', false],
      ['2026-12-31', false],
    ],
  },
])('openDeadlines: $says', ({ jobs, open }) => {
  expect(openDeadlines(jobs, today).map(({ day, isSoon }) => [day, isSoon])).toEqual(open);
});

test.each([
  { says: 'one that waits to be sent is read', queued: ['1'], open: ['2'] },
  { says: 'all that wait', queued: ['1', '2'], open: [] },
  { says: 'one of another list', queued: ['3'], open: ['1', '2'] },
])('openDeadlines with a queue: $says', ({ queued, open }) => {
  const jobs = [job('1', '2026-11-25'), job('2', '2026-11-25')];
  const ids = openDeadlines(jobs, today, new Set(queued)).flatMap((one) => one.jobs);
  expect(ids.map(({ id }) => id)).toEqual(open);
});

test('jobs of one day stand together, by meter number', () => {
  const jobs = [job('2', '2026-12-01'), job('3', '2026-12-02'), job('1', '2026-12-01T10:00:00Z')];
  expect(openDeadlines(jobs, today).map((deadline) => deadline.jobs.map(({ id }) => id))).toEqual([
    ['1', '2'],
    ['3'],
  ]);
});
