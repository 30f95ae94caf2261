import { decimalOf } from './decimal';

/** The two fields of a value input, digits only, as typed: leading zeros stay until it is sent. */
export interface ReadingValue {
  readonly integer: string;
  readonly decimals: string;
}

/** Nothing entered; the same object every time, so that it counts as unchanged. */
export const EMPTY_VALUE: ReadingValue = { integer: '', decimals: '' };

/** The decimal string of an entry; null while nothing is entered. */
export function joinValue({ integer, decimals }: ReadingValue): string | null {
  if (integer === '' && decimals === '') return null;
  const whole = integer === '' ? '0' : integer;
  return decimals === '' ? whole : `${whole}.${decimals}`;
}

/** A number from the wire as if it had been typed with all its places: 45210 is `45210,0`. */
export function valueOfNumber(number: number, places: number): ReadingValue {
  const [integer = '', decimals = ''] = decimalOf(number).split('.');
  return { integer, decimals: decimals.padEnd(places, '0') };
}

// Marks, apostrophes and spaces part thousands, hence stand before three digits; anything else behind a number,
// be it a tab, a unit or a date, is not of it. A code (1-1:1.8.0) or a date (14.11.2026) is no number.
const NUMBER =
  /(?:^|[^\d.,\u2212-])([\u2212-]?)(\d+(?:[.,'’ \u00a0\u2009\u202f]\d{3})*(?:[.,]\d*)?|[.,]\d+)(?![.,-]?\d)/;

/** Pasted text such as `003.427,9 kWh`: the last comma or period is the decimal mark (customer decision 1). */
export function parsePastedValue(text: string): ReadingValue | null {
  const [, minus, number] = NUMBER.exec(text) ?? [];
  if (number === undefined || minus !== '') return null;
  const mark = Math.max(number.lastIndexOf(','), number.lastIndexOf('.'));
  const integer = mark < 0 ? number : number.slice(0, mark);
  const decimals = mark < 0 ? '' : number.slice(mark);
  return { integer: digitsOf(integer), decimals: digitsOf(decimals) };
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
