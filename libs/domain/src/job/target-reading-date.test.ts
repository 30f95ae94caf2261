import { aJob, aMeter, aRateTask } from '../testing';
import {
  hasSameTargetReadingDates,
  ownTargetDayOf,
  targetDayOf,
  targetReadingDay,
} from './target-reading-date';

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
  {
    says: "one has none and differs from the job's",
    dates: ['2026-11-30', null],
    same: false,
    day: null,
  },
  {
    says: "one has none and is the job's",
    dates: ['2026-12-31', null],
    same: true,
    day: '2026-12-31',
  },
  {
    says: 'one has a text that is no day',
    dates: ['2026-12-31', 'soon'],
    same: true,
    day: '2026-12-31',
  },
  { says: 'the only one is no day', dates: [''], same: true, day: '2026-12-31' },
  { says: 'none has one: the job says it', dates: [null, null], same: true, day: '2026-12-31' },
  { says: 'no rates: the job says it', dates: [], same: true, day: '2026-12-31' },
])('target reading dates: $says', ({ dates, same, day }) => {
  expect(hasSameTargetReadingDates(job(dates))).toBe(same);
  expect(targetReadingDay(job(dates))).toBe(day);
});

test.each([
  { says: 'of a day', wire: '2026-12-31', day: '2026-12-31' },
  { says: 'of nothing', wire: null, day: null },
  { says: 'of no day', wire: 'soon', day: null },
])('without a date of the rates the job has its own: $says', ({ wire, day }) => {
  expect(targetReadingDay(job([null], wire))).toBe(day);
});

test.each([
  { says: 'its own', own: '2026-11-30', day: '2026-11-30' },
  { says: "the job's where it has none", own: null, day: '2026-12-31' },
  { says: "the job's where its own is no day", own: '2026-02-30', day: '2026-12-31' },
])('targetDayOf a rate: $says', ({ own, day }) => {
  expect(targetDayOf(aRateTask({ targetReadingDate: own }), job([]))).toBe(day);
});

test.each([
  { says: 'different days', dates: ['2026-11-30', null], own: ['2026-11-30', '2026-12-31'] },
  { says: 'one day', dates: ['2026-11-30', '2026-11-30'], own: [null, null] },
])('the own target day of each rate: $says', ({ dates, own }) => {
  const both = job(dates);
  expect(both.meter.meterRateTasks.map((task) => ownTargetDayOf(task, both))).toEqual(own);
});
