import { receiptNumber } from '@ablesbar/domain';
import { sql } from 'kysely';
import type { Database } from '../database/open-database';

/**
 * The number of the receipt of the row `result` of reading_result. A row without one is known by the
 * beginning of its id. The index reading_result_receipt has the same expression.
 */
export const RECEIPT_NUMBER = sql`coalesce(result.receipt_number, upper(left(result.id, 13)))`;

/** When the last word on a job arrived, and the number of its receipt. */
export interface Acceptance {
  readonly number: string;
  readonly receivedAt: Date;
}

/**
 * The portal shows the key of a reading as the number of its receipt. Without a number, the key stands for
 * it for 60 days, and then the id.
 */
export async function findAcceptances(
  database: Database,
  jobIds: readonly string[],
): Promise<ReadonlyMap<string, Acceptance>> {
  const { rows } = await sql<{ job_id: string; number: string; received_at: Date }>`
    select distinct on (job_id) job_id, received_at, coalesce(receipt_number, key, id) as number from (
      select job_id, result.id, account_id, received_at, receipt_number from reading_result result
        join rate_task on rate_task.id = task_id where job_id = any(${jobIds}::text[])
      union all
      select job_id, id, account_id, received_at, null from not_readable
        where job_id = any(${jobIds}::text[])) as sent
    left join remembered_key on owner = account_id and reading_id = sent.id
    order by job_id, received_at desc, key nulls last, id`.execute(database);
  return new Map(
    rows.map(({ job_id, number, received_at }) => [
      job_id,
      { number: receiptNumber(number), receivedAt: received_at },
    ]),
  );
}
