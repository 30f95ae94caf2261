import type { ColumnType } from 'kysely';

/** Written as JSON text, read as what it means. Always parsed again before it is trusted. */
export type Json = ColumnType<unknown, string, string>;

/** A plain day ('2026-11-21') and an exact decimal: both as text, or they would be rounded or moved. */
export type Day = string;
export type Decimal = string;
