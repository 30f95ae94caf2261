import { type CalendarDay, calendarDay, dayOfUtc } from '../calendar/calendar-day';
import { parsePastedValue, type ReadingValue, valueOfNumber } from '../reading/reading-value';
import { type SheetValue, textOf } from './sheet-rows';

const DAY_MS = 86_400_000;
/** Day 0 of a sheet, two before 1900: Excel counts a 29 February 1900 that never was. */
const DAY_0 = Date.UTC(1899, 11, 30);
/** 1 January 2000 to 31 December 2199: any other number in a column of days is no day. */
const FIRST_DAY = 36_526;
const LAST_DAY = 109_574;
/** What Excel has computed ends in noise; no counter has so many decimals. */
const PLACES = 6;
/** Beyond these a number is no longer written out. */
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
  // Unlike what is pasted into a field, a cell begins with its number: `ca. 45` and `=1+1` are none.
  return (/^[\d.,]/.test(text) ? parsePastedValue(text) : null) ?? 'unreadable';
}

/** A real day of Excel's, or one that was typed as a text. Null: none is given. */
export function sheetDay(cell: SheetValue | undefined): CalendarDay | null | 'unreadable' {
  if (typeof cell === 'number') {
    const isDay = cell >= FIRST_DAY && cell < LAST_DAY + 1;
    return isDay ? dayOfUtc(DAY_0 + Math.floor(cell) * DAY_MS) : 'unreadable';
  }
  const text = textOf(cell);
  if (text === '') return null;
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? [];
  const iso = year === '' ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return calendarDay(iso) ?? 'unreadable';
}
