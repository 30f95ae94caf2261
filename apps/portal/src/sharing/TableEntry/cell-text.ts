import type { ReadingValue } from '@ablesbar/domain';

/**
 * Splits the text of one cell at its first comma or period, and ignores characters that a counter
 * does not show.
 */
export function valueOfCell(text: string): ReadingValue {
  const [integer = '', ...rest] = text.split(/[.,]/);
  return { integer: digitsOf(integer), decimals: digitsOf(rest.join('')) };
}

/**
 * A cell whose decimals nobody asks for: they are left out. More digits than the meter has decimals are
 * thousands.
 */
export function wholeOfCell(text: string, postDecimals: number): ReadingValue {
  const { integer, decimals } = valueOfCell(text);
  const isThousands = decimals.length > postDecimals;
  return { integer: isThousands ? integer + decimals : integer, decimals: '' };
}

export function cellOfValue({ integer, decimals }: ReadingValue, mark: ',' | '.'): string {
  return decimals === '' ? integer : `${integer}${mark}${decimals}`;
}

/**
 * The text that the cell allows while the user types. In 21.600,4, which the column beside it writes so,
 * the first mark parts thousands; only the second one tells.
 */
export function typedCell(text: string): string {
  const allowed = text.replace(/[^\d.,]/g, '').replace(THOUSANDS, (all) => digitsOf(all));
  const [integer = '', ...rest] = allowed.split(/(?=[.,])/);
  const [decimals = '', ...more] = /^[.,]/.test(integer) ? [] : rest;
  return `${integer}${decimals}${digitsOf(more.join(''))}`;
}

/**
 * Groups of three after one mark, before another one. Of 1.221.600,4 the second period has been removed
 * as it was typed.
 */
const THOUSANDS = /^\d{1,3}(?:\.(?:\.?\d{3})+(?=,)|,(?:,?\d{3})+(?=\.))/;

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
