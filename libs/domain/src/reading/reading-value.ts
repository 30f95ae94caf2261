import { decimalOf, numberOf } from './decimal';

/** The two fields of a value input: only digits, as typed. Leading zeros stay until sending. */
export interface ReadingValue {
  readonly integer: string;
  readonly decimals: string;
}

/** Stands for a digit that the camera could not read. It is no digit, so the value cannot be sent. */
export const OPEN_DIGIT = '?';

/** An empty entry. It is always the same object, so that it counts as unchanged. */
export const EMPTY_VALUE: ReadingValue = { integer: '', decimals: '' };

/** Whether stored data holds an entry: another build, or a broken disk, may have left another shape. */
export function isReadingValue(stored: unknown): stored is ReadingValue {
  if (typeof stored !== 'object' || stored === null) return false;
  const { integer, decimals }: Partial<Record<string, unknown>> = { ...stored };
  return isDigits(integer, /^-?[\d?]*$/) && isDigits(decimals, /^[\d?]*$/);
}

function isDigits(text: unknown, digits: RegExp): boolean {
  return typeof text === 'string' && digits.test(text);
}

/** Whether the camera has left a digit of it open. */
export function hasOpenDigit({ integer, decimals }: ReadingValue): boolean {
  return (integer + decimals).includes(OPEN_DIGIT);
}

/** The decimal string of an entry; null if it is empty. */
export function joinValue({ integer, decimals }: ReadingValue): string | null {
  if (integer === '' && decimals === '') return null;
  const whole = integer === '' ? '0' : integer;
  return decimals === '' ? whole : `${whole}.${decimals}`;
}

/**
 * The number of an entry; null if it is empty. Typed digits become a number only here, for the
 * payload (customer decision 1) and for the rules that calculate.
 */
export function numberOfValue(value: ReadingValue): number | null {
  const decimal = joinValue(value);
  return decimal === null ? null : numberOf(decimal);
}

/** Converts a number from the server to an entry with all its places: 45210 becomes `45210,0`. */
export function valueOfNumber(number: number, places: number): ReadingValue {
  const [integer = '', decimals = ''] = decimalOf(number).split('.');
  return { integer, decimals: decimals.padEnd(places, '0') };
}

// Commas, periods, apostrophes and spaces separate thousands only if three digits follow. Any other
// text after a number (a tab, a unit, a date) is not part of it. A code (1-1:1.8.0) or a date
// (14.11.2026) is not a number.
const NUMBER =
  /(?:^|[^\d.,\u2212-])([\u2212-]?)(\d+(?:[.,'’ \u00a0\u2009\u202f]\d{3})*(?:[.,]\d*)?|[.,]\d+)(?![.,-]?\d)/;

/**
 * Reads pasted text such as `003.427,9 kWh`. The last comma or period is the decimal mark
 * (customer decision 1), unless it stands there twice before three digits, as in 1.234.567 (D389).
 */
export function parsePastedValue(text: string): ReadingValue | null {
  const [, minus, number] = NUMBER.exec(text) ?? [];
  if (number === undefined || minus !== '') return null;
  const last = Math.max(number.lastIndexOf(','), number.lastIndexOf('.'));
  const isTwice = last >= 0 && number.indexOf(number.charAt(last)) < last;
  const areThree = number.length - last === '.567'.length;
  const mark = isTwice && areThree ? -1 : last;
  const integer = mark < 0 ? number : number.slice(0, mark);
  const decimals = mark < 0 ? '' : number.slice(mark);
  return { integer: digitsOf(integer), decimals: digitsOf(decimals) };
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
