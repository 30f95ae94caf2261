// Luxon is the referee: the calendar of the first screens is our own (D171) and must agree with it.
import { DateTime } from 'luxon';
import { aDay } from '../testing';
import { berlinDay, noonOf } from './berlin-day';
import { addDays, calendarDay, daysBetween, type CalendarDay } from './calendar-day';

const zone = 'Europe/Berlin';
const inBerlin = (day: CalendarDay) => DateTime.fromISO(day, { zone });
const inUtc = (day: CalendarDay) => DateTime.fromISO(day, { zone: 'utc' });

/** The Sundays of clock changes (until 1995 in September), the ends of February and of the year. */
function notableDays(year: number): readonly CalendarDay[] {
  const sundays = ['03-25', '09-24', '10-25'].map((from) => {
    const earliest = inUtc(aDay(`${year}-${from}`));
    return aDay(earliest.plus({ days: (7 - earliest.weekday) % 7 }).toFormat('yyyy-MM-dd'));
  });
  return [...sundays, aDay(`${year}-02-28`), aDay(`${year}-12-31`)].flatMap((day) => [
    day,
    addDays(day, 1),
  ]);
}

const ours = (day: CalendarDay) => ({
  day,
  next: addDays(day, 1),
  sinceLastCentury: daysBetween(aDay('1899-12-31'), day),
  noon: noonOf(day),
  first: berlinDay(inBerlin(day).startOf('day').toJSDate()),
  last: berlinDay(inBerlin(day).endOf('day').toJSDate()),
});

const luxons = (day: CalendarDay) => ({
  day,
  next: inUtc(day).plus({ days: 1 }).toISODate(),
  sinceLastCentury: inUtc(day).diff(DateTime.utc(1899, 12, 31), 'days').days,
  noon: inBerlin(day).set({ hour: 12 }).toJSDate().toISOString(),
  first: day,
  last: day,
});

const years = Array.from({ length: 201 }, (_, index) => 1900 + index);

test('from 1900 to 2100 our days are those of luxon', () => {
  const days = years.flatMap(notableDays);
  expect(days.map(ours)).toEqual(days.map(luxons));
});

test('from 1900 to 2100 the same years have a leap day', () => {
  const ourLeapYears = years.filter((year) => calendarDay(`${year}-02-29`) !== null);
  expect(ourLeapYears).toEqual(years.filter((year) => DateTime.utc(year).isInLeapYear));
  expect(ourLeapYears).toHaveLength(49);
});
