import pg from 'pg';

/** `date` stays the day it is: both drivers would make a Date of it, in the machine's own zone. */
export const DAY_TYPE: number = pg.types.builtins.DATE;

export function keepText(text: string): string {
  return text;
}
