import { unitOfWord } from '../application/unit-of-anonymous';
import { type CalendarDay, calendarDay } from '../calendar/calendar-day';
import { dayOfSheetNumber, readGermanDay } from '../calendar/sheet-day';
import { parsePastedValue, type ReadingValue, valueOfNumber } from '../reading/reading-value';
import { type SheetValue, textOf } from './sheet-rows';

/** Excel shows a 5 in a column of days as 5 January 1900. */
const FIRST_DAY = '2000-01-01';
const LAST_DAY = '2199-12-31';
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
  return valueOfText(text) ?? 'unreadable';
}

/** Whether the cell holds a value and nothing else but its unit. */
export function isBareValue(text: string): boolean {
  const value = valueOfText(text);
  const [, number = '', , rest = ''] = CELL.exec(text) ?? [];
  if (value === null || (rest !== '' && !isUnit(rest))) return false;
  // Not the first number of several, and no date.
  return number.replace(/\D/g, '') === value.integer + value.decimals;
}

/** The number at the beginning, the blanks behind it, and the rest. */
const CELL = /^([\d.,'’\s]*[\d.,])(\s*)(.*)$/u;

/**
 * Unlike text pasted into a field, a cell must begin with its number: `ca. 45` and `=1+1` are
 * unreadable. So are the `14a` of a house and the `1EMH0040` of a meter, which go on with letters.
 */
function valueOfText(text: string): ReadingValue | null {
  const [, number, blanks = '', rest = ''] = CELL.exec(text) ?? [];
  if (number === undefined) return null;
  const [word] = /^\p{L}[\p{L}\p{N}]*/u.exec(rest) ?? [];
  const isCode = blanks === '' && word !== undefined && !isUnit(word);
  return isCode ? null : parsePastedValue(text);
}

function isUnit(word: string): boolean {
  return unitOfWord(word.toLowerCase()) !== undefined;
}

/** A date that Excel stores as a number, or one as a text. Null if the cell is empty. */
export function sheetDay(cell: SheetValue | undefined): CalendarDay | null | 'unreadable' {
  const text = textOf(cell);
  if (text === '') return null;
  const day = typeof cell === 'number' ? dayOfNumber(cell) : dayOfText(text);
  return day !== null && day >= FIRST_DAY && day <= LAST_DAY ? day : 'unreadable';
}

function dayOfNumber(number: number): CalendarDay | null {
  return Number.isNaN(number) ? null : dayOfSheetNumber(number);
}

function dayOfText(text: string): CalendarDay | null {
  // A year of two digits, as in a field for a date.
  return calendarDay(text) ?? readGermanDay(text.replace(/\.(\d{2})$/, '.20$1'));
}
