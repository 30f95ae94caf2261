import type { ColumnType } from 'kysely';

/** Written as JSON text and read as the parsed value. The server always validates it before use. */
export type Json = ColumnType<unknown, string, string>;

/**
 * A plain day ('2026-11-21') and an exact decimal. Both stay text: the drivers would shift the day
 * to another time zone and round the decimal.
 */
export type Day = string;
export type Decimal = string;
