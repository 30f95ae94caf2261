import pg from 'pg';

/** `date` stays text. Both drivers would turn it into a Date in the machine's time zone. */
export const DAY_TYPE: number = pg.types.builtins.DATE;

export function keepText(text: string): string {
  return text;
}
