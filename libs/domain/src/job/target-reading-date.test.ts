import { aJob, aMeter, aRateTask } from '../testing';
import { hasSameTargetReadingDates, targetReadingDay } from './target-reading-date';

const job = (dates: readonly (string | null)[], targetReadingDate: string | null = '2026-12-31') =>
  aJob({
    targetReadingDate,
    meter: aMeter({
      meterRateTasks: dates.map((date) => aRateTask({ targetReadingDate: date })),
    }),
  });

test.each([
  { says: 'one rate', dates: ['2026-11-30'], same: true, day: '2026-11-30' },
  { says: 'two on one day', dates: ['2026-11-30', '2026-11-30'], same: true, day: '2026-11-30' },
  {
    says: 'two forms of one day',
    dates: ['2026-11-30', '2026-11-29T23:00:00Z'],
    same: true,
    day: '2026-11-30',
  },
  { says: 'two days', dates: ['2026-11-30', '2026-12-01'], same: false, day: null },
  { says: 'one has none', dates: ['2026-11-30', null], same: false, day: null },
  { says: 'none has one: the job says it', dates: [null, null], same: true, day: '2026-12-31' },
  { says: 'no rates: the job says it', dates: [], same: true, day: '2026-12-31' },
])('target reading dates: $says', ({ dates, same, day }) => {
  expect(hasSameTargetReadingDates(job(dates))).toBe(same);
  expect(targetReadingDay(job(dates))).toBe(day);
});

test.each([
  { says: 'of a day', wire: '2026-12-31', day: '2026-12-31' },
  { says: 'of nothing', wire: null, day: null },
])('without a date of the rates the job has its own: $says', ({ wire, day }) => {
  expect(targetReadingDay(job([null], wire))).toBe(day);
});
