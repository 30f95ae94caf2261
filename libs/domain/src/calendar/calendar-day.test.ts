import { aDay } from '../testing';
import { addDays, calendarDay, daysBetween } from './calendar-day';

test.each([
  { says: 'a day', text: '2026-11-21', is: true },
  { says: 'a leap day', text: '2028-02-29', is: true },
  { says: 'no leap day in 2026', text: '2026-02-29', is: false },
  { says: 'a leap day in 2000', text: '2000-02-29', is: true },
  { says: 'no leap day in 1900', text: '1900-02-29', is: false },
  { says: 'no leap day in 2100', text: '2100-02-29', is: false },
  { says: 'the last day of April', text: '2026-04-30', is: true },
  { says: 'no 31st of April', text: '2026-04-31', is: false },
  { says: 'no month 13', text: '2026-13-01', is: false },
  { says: 'no day 0', text: '2026-11-00', is: false },
  { says: 'no short form', text: '2026-1-1', is: false },
  { says: 'no German form', text: '21.11.2026', is: false },
  { says: 'no timestamp', text: '2026-11-21T10:00:00Z', is: false },
  { says: 'no blanks', text: ' 2026-11-21', is: false },
  { says: 'no year of five digits', text: '12026-11-21', is: false },
  { says: 'no signed year', text: '+002026-11-21', is: false },
  { says: 'nothing behind it', text: '2026-11-211', is: false },
  { says: 'nothing', text: '', is: false },
])('calendarDay: $says', ({ text, is }) => {
  expect(calendarDay(text)).toBe(is ? text : null);
});

test.each([
  { says: 'tomorrow', from: '2026-11-21', days: 1, to: '2026-11-22' },
  { says: 'over the end of a year', from: '2026-12-31', days: 1, to: '2027-01-01' },
  { says: 'back over the end of a year', from: '2027-01-01', days: -1, to: '2026-12-31' },
  { says: 'into the year 1900', from: '1899-12-31', days: 1, to: '1900-01-01' },
  { says: 'into the year 2100', from: '2099-12-31', days: 1, to: '2100-01-01' },
  { says: 'a year without a leap day', from: '2026-11-21', days: 365, to: '2027-11-21' },
  { says: 'a year with one', from: '2027-11-21', days: 366, to: '2028-11-21' },
  { says: 'onto a leap day', from: '2028-02-28', days: 1, to: '2028-02-29' },
  { says: 'over February 1900', from: '1900-02-28', days: 1, to: '1900-03-01' },
  { says: 'over February 2100', from: '2100-02-28', days: 1, to: '2100-03-01' },
  { says: 'back over a leap day', from: '2028-03-01', days: -1, to: '2028-02-29' },
  { says: 'over the day of 23 hours', from: '2026-03-28', days: 2, to: '2026-03-30' },
  { says: 'over the day of 25 hours', from: '2026-10-24', days: 2, to: '2026-10-26' },
  { says: '30 days back over the clock change', from: '2026-11-21', days: -30, to: '2026-10-22' },
])('addDays and daysBetween: $says', ({ from, days, to }) => {
  expect(addDays(aDay(from), days)).toBe(to);
  expect(daysBetween(aDay(from), aDay(to))).toBe(days);
});

test.each([
  { says: 'forwards', days: Number.MAX_SAFE_INTEGER, to: '9999-12-31' },
  { says: 'backwards', days: -Number.MAX_SAFE_INTEGER, to: '0001-01-01' },
])('addDays stays within years of four digits: $says', ({ days, to }) => {
  expect(addDays(aDay('2026-11-21'), days)).toBe(to);
});
