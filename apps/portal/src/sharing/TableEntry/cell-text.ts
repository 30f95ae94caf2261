import type { ReadingValue } from '@ablesbar/domain';

/**
 * Splits the text of one cell at its first comma or period, and ignores characters that a counter
 * does not show.
 */
export function valueOfCell(text: string): ReadingValue {
  const [integer = '', ...rest] = text.split(/[.,]/);
  return { integer: digitsOf(integer), decimals: digitsOf(rest.join('')) };
}

export function cellOfValue({ integer, decimals }: ReadingValue, mark: ',' | '.'): string {
  return decimals === '' ? integer : `${integer}${mark}${decimals}`;
}

/** The text that the cell allows while the user types. */
export function typedCell(text: string): string {
  const [integer = '', ...rest] = text.replace(/[^\d.,]/g, '').split(/(?=[.,])/);
  const [decimals = '', ...more] = /^[.,]/.test(integer) ? [] : rest;
  return `${integer}${decimals}${digitsOf(more.join(''))}`;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
