import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/open-database';
import { RECEIPT_NUMBER } from '../../receipt/find-acceptance';

export interface Hit {
  readonly id: string;
  readonly customerNumber: string | null;
  readonly username: string;
  readonly name: string;
  readonly city: string | null;
  readonly jobs: number;
}

/** More than a clerk reads; the search has to be narrower then. */
export const MOST_HITS = 50;

/**
 * The accounts with this customer number, username, meter, job or number of a receipt. If there is none, those with the words
 * in their name, or in the name of the customer, the company or the person at a meter.
 */
export async function findHits(
  database: Database,
  applicationId: string,
  asked: string,
): Promise<readonly Hit[]> {
  const wanted = asked.trim();
  const meter = wanted.replace(/\s/g, '').toUpperCase();
  const number = wanted.replace(/^nr\.\s*/i, '').toUpperCase();
  const exact = await hitsWhere(
    database,
    applicationId,
    sql`customer_number = ${wanted} or username = ${wanted} or exists (select from job
      where account_id = account.id and (job.id = ${wanted}
        or upper(regexp_replace(meter_number, '[[:space:]]', '', 'g')) = ${meter}))
      or account.id in (select job.account_id from reading_result result
        join rate_task on rate_task.id = task_id join job on job.id = job_id
        where ${RECEIPT_NUMBER} = ${number})`,
  );
  if (exact.length > 0) return exact;
  // Each word somewhere in the names: people say them in any order.
  const words = wanted
    .toLowerCase()
    .split(/\s+/)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  return hitsWhere(
    database,
    applicationId,
    sql`not exists (select from unnest(${words}::text[]) as word where not (
      ${lowered(sql`account.name`)} like word or exists (select from job where account_id = account.id
        and ${lowered(sql`concat_ws(' ', customer->>'firstname', customer->>'lastname', customer->>'company',
          meter_address->>'firstname', meter_address->>'lastname', meter_address->>'company')`)} like word)))`,
  );
}

/** In a database with the locale C, lower() leaves these letters as they are. */
const lowered = (text: RawBuilder<unknown>) => sql`translate(lower(${text}), 'ÄÖÜÉÈ', 'äöüéè')`;

async function hitsWhere(
  database: Database,
  applicationId: string,
  isWanted: ReturnType<typeof sql>,
): Promise<readonly Hit[]> {
  const { rows } = await sql<Hit>`
    select account.id, customer_number as "customerNumber", username, account.name,
      (select customer->'mailingAddress'->>'city' from job where account_id = account.id
        order by job.id limit 1) as city,
      (select count(*)::integer from job where account_id = account.id) as jobs
    from account where application_id = ${applicationId} and (${isWanted})
    order by customer_number nulls last, username limit ${MOST_HITS + 1}`.execute(database);
  return rows;
}
