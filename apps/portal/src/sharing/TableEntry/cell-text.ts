import type { ReadingValue } from '@ablesbar/domain';

/** As it stands in one cell: the first comma or period parts it. What a counter does not show is passed over. */
export function valueOfCell(text: string): ReadingValue {
  const [integer = '', ...rest] = text.split(/[.,]/);
  return { integer: digitsOf(integer), decimals: digitsOf(rest.join('')) };
}

export function cellOfValue({ integer, decimals }: ReadingValue, mark: ',' | '.'): string {
  return decimals === '' ? integer : `${integer}${mark}${decimals}`;
}

/** What may stand in the cell while it is typed. */
export function typedCell(text: string): string {
  const [integer = '', ...rest] = text.replace(/[^\d.,]/g, '').split(/(?=[.,])/);
  const [decimals = '', ...more] = /^[.,]/.test(integer) ? [] : rest;
  return `${integer}${decimals}${digitsOf(more.join(''))}`;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
