import { type CalendarDay, calendarDay, dayOfUtc } from './calendar-day';

const DAY_MS = 86_400_000;
/**
 * Day 0 of a sheet is two days before 1 January 1900, because Excel counts a 29 February 1900 that
 * did not exist.
 */
const DAY_0 = Date.UTC(1899, 11, 30);

/** A workbook of the 1904 system counts so many days less; old Excel for Mac made them. */
export const DAYS_UNTIL_1904 = 1462;

/** The day that a sheet stores as this number. A part of a day is the time of day and is dropped. */
export function dayOfSheetNumber(number: number): CalendarDay {
  return dayOfUtc(DAY_0 + Math.floor(number) * DAY_MS);
}

/** The number that a sheet stores for this instant in UTC, with the time of day as its fraction. */
export function sheetNumberOf(utc: Date): number {
  return (utc.getTime() - DAY_0) / DAY_MS;
}

/** The day of `21.11.2026` or `1.2.2026`; null if the text is not a day in German. */
export function readGermanDay(text: string): CalendarDay | null {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? [];
  return calendarDay(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

/** DD.MM.YYYY in every language: a sheet goes to the utility. */
export function germanDay(day: CalendarDay): string {
  return day.split('-').reverse().join('.');
}
