import { aDay, aJob, aMeter } from '../testing';
import { readingPeriods } from './reading-periods';

const job = (earliestExecution: string | null, latestExecution: string | null, done = false) =>
  aJob({ done, jobConstraints: { earliestExecution, latestExecution } });

test.each([
  { says: 'none without jobs', jobs: [], periods: [] },
  {
    says: 'jobs of the same days are one period, whatever the form of their dates',
    jobs: [
      job('2026-11-15', '2026-12-05'),
      job('2026-11-15T08:00:00Z', '2026-12-05T23:00:00+01:00', true),
    ],
    periods: [['2026-11-15', '2026-12-05', 1, 2]],
  },
  {
    says: 'the earliest end comes first',
    jobs: [job('2026-11-01', '2026-12-31'), job('2026-11-15', '2026-12-05')],
    periods: [
      ['2026-11-15', '2026-12-05', 0, 1],
      ['2026-11-01', '2026-12-31', 0, 1],
    ],
  },
  {
    says: 'of two that end together the earlier begin comes first, an open one before all',
    jobs: [
      job('2026-11-15', '2026-12-05'),
      job(null, '2026-12-05'),
      job('2026-11-01', '2026-12-05'),
    ],
    periods: [
      [null, '2026-12-05', 0, 1],
      ['2026-11-01', '2026-12-05', 0, 1],
      ['2026-11-15', '2026-12-05', 0, 1],
    ],
  },
  {
    says: 'without an end comes last',
    jobs: [job('2026-11-01', null), job(null, null, true), job('2026-11-01', '2026-12-31')],
    periods: [
      ['2026-11-01', '2026-12-31', 0, 1],
      [null, null, 1, 1],
      ['2026-11-01', null, 0, 1],
    ],
  },
])('readingPeriods: $says', ({ jobs, periods }) => {
  expect(
    readingPeriods(jobs, aDay('2026-11-21')).map(({ begins, ends, progress }) => [
      begins,
      ends,
      progress.done,
      progress.total,
    ]),
  ).toEqual(periods);
});

test.each([
  { says: 'four days are soon', ends: '2026-11-25', done: false, daysLeft: 4, isSoon: true },
  { says: 'five are not', ends: '2026-11-26', done: false, daysLeft: 5, isSoon: false },
  { says: 'the last day is', ends: '2026-11-21', done: false, daysLeft: 0, isSoon: true },
  {
    says: 'a past period is not soon',
    ends: '2026-11-20',
    done: false,
    daysLeft: -1,
    isSoon: false,
  },
  {
    says: 'a finished period is not soon',
    ends: '2026-11-25',
    done: true,
    daysLeft: 4,
    isSoon: false,
  },
  { says: 'without an end nothing is', ends: null, done: false, daysLeft: null, isSoon: false },
])('readingPeriods: $says', ({ ends, done, daysLeft, isSoon }) => {
  const [period] = readingPeriods([job('2026-11-01', ends, done)], aDay('2026-11-21'));
  expect(period).toMatchObject({ daysLeft, isSoon });
});

test('readingPeriods: every medium of a period once, in the usual order', () => {
  const jobs = (['WATER_METER', 'ELECTRIC_METER', 'WATER_METER'] as const).map((meterType) =>
    aJob({ meter: aMeter({ meterType }) }),
  );
  expect(readingPeriods(jobs, aDay('2026-11-21'))).toMatchObject([
    { meterTypes: ['ELECTRIC_METER', 'WATER_METER'] },
  ]);
});
