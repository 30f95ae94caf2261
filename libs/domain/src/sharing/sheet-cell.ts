import { type CalendarDay, calendarDay } from '../calendar/calendar-day';
import { dayOfSheetNumber, readGermanDay } from '../calendar/sheet-day';
import { parsePastedValue, type ReadingValue, valueOfNumber } from '../reading/reading-value';
import { type SheetValue, textOf } from './sheet-rows';

/** 1 January 2000 to 31 December 2199. Any other number in the date column is not a date. */
const FIRST_DAY = 36_526;
const LAST_DAY = 109_574;
/** Computed numbers in Excel end in rounding errors. No counter has more than six decimals. */
const PLACES = 6;
/** A larger number may be written in exponent form. */
const LARGEST = 1e15;

export function sheetValue(
  cell: SheetValue | undefined,
  postDecimals: number,
): ReadingValue | 'empty' | 'unreadable' {
  if (typeof cell === 'number') {
    if (!(cell >= 0 && cell < LARGEST)) return 'unreadable';
    return valueOfNumber(Number(cell.toFixed(PLACES)), postDecimals);
  }
  const text = textOf(cell);
  if (text === '') return 'empty';
  // Unlike text pasted into a field, a cell must begin with its number: `ca. 45` and `=1+1` are
  // unreadable.
  return (/^[\d.,]/.test(text) ? parsePastedValue(text) : null) ?? 'unreadable';
}

/** A date that Excel stores as a number, or one typed as a text. Null if the cell is empty. */
export function sheetDay(cell: SheetValue | undefined): CalendarDay | null | 'unreadable' {
  if (typeof cell === 'number') {
    const isDay = cell >= FIRST_DAY && cell < LAST_DAY + 1;
    return isDay ? dayOfSheetNumber(cell) : 'unreadable';
  }
  const text = textOf(cell);
  if (text === '') return null;
  return calendarDay(text) ?? readGermanDay(text) ?? 'unreadable';
}
