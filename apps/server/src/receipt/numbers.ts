import { sql } from 'kysely';

/**
 * The number of the receipt of the row `result` of reading_result. A row without one is known by the
 * beginning of its id. The index reading_result_receipt has the same expression.
 */
export const RECEIPT_NUMBER = sql`coalesce(result.receipt_number, upper(left(result.id, 13)))`;
