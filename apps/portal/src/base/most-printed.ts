/** More rows would keep the browser busy for long before it shows its print dialog. */
export const MOST_PRINTED = 2000;
