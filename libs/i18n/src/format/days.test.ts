import { aDay } from '@ablesbar/domain/testing';
import { formatDay, formatDayWithWeekday, formatShortDay, formatTime } from './days';

const day = aDay('2026-11-05');

test.each([
  { language: 'de', long: '05.11.2026', weekday: 'Do., 05.11.2026', short: '05.11.' },
  { language: 'de-informal', long: '05.11.2026', weekday: 'Do., 05.11.2026', short: '05.11.' },
  { language: 'en', long: '5 November 2026', weekday: 'Thu 5 November 2026', short: '5 Nov' },
  { language: '?', long: '05.11.2026', weekday: 'Do., 05.11.2026', short: '05.11.' },
])('a day in $language', ({ language, long, weekday, short }) => {
  expect(formatDay(day, language)).toBe(long);
  expect(formatDayWithWeekday(day, language).replace(',', '')).toBe(weekday.replace(',', ''));
  expect(formatShortDay(day, language)).toBe(short);
});

test.each([
  { says: 'the day of 23 hours', text: '2026-03-29', written: 'So., 29.03.2026' },
  { says: 'the day of 25 hours', text: '2026-10-25', written: 'So., 25.10.2026' },
  { says: 'the first of a year', text: '2027-01-01', written: 'Fr., 01.01.2027' },
])('a day stays itself: $says', ({ text, written }) => {
  expect(formatDayWithWeekday(aDay(text), 'de')).toBe(written);
});

test.each([
  { says: 'winter', at: '2026-11-21T13:32:59Z', time: '14:32' },
  { says: 'summer', at: '2026-07-01T12:32:00Z', time: '14:32' },
  { says: 'midnight', at: '2026-11-21T23:05:00Z', time: '00:05' },
])('the time on the clocks in Germany: $says', ({ at, time }) => {
  expect(formatTime(new Date(at), 'de')).toBe(time);
  expect(formatTime(new Date(at), 'en')).toBe(time);
});
