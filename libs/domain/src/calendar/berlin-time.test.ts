import { aDay } from '../testing';
import { berlinDay } from './berlin-day';
import { startOfBerlinDay } from './berlin-time';

test.each([
  { says: 'in winter', day: '2026-11-21', start: '2026-11-20T23:00:00.000Z' },
  { says: 'in summer', day: '2026-07-01', start: '2026-06-30T22:00:00.000Z' },
  { says: 'the day of 23 hours', day: '2026-03-29', start: '2026-03-28T23:00:00.000Z' },
  { says: 'the day after it', day: '2026-03-30', start: '2026-03-29T22:00:00.000Z' },
  { says: 'the day of 25 hours', day: '2026-10-25', start: '2026-10-24T22:00:00.000Z' },
  { says: 'the day after it', day: '2026-10-26', start: '2026-10-25T23:00:00.000Z' },
  { says: 'a leap day', day: '2028-02-29', start: '2028-02-28T23:00:00.000Z' },
  { says: 'the first day of a year', day: '2027-01-01', start: '2026-12-31T23:00:00.000Z' },
  { says: 'the first day of 1900', day: '1900-01-01', start: '1899-12-31T23:00:00.000Z' },
  { says: 'a summer day in 2100', day: '2100-07-01', start: '2100-06-30T22:00:00.000Z' },
])('startOfBerlinDay: $says', ({ day, start }) => {
  const instant = startOfBerlinDay(aDay(day));
  expect(instant.toISOString()).toBe(start);
  expect(berlinDay(instant)).toBe(day);
  expect(berlinDay(new Date(instant.getTime() - 1))).not.toBe(day);
});
