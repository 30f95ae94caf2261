import { sql } from 'kysely';
import type { Database } from '../../database/open-database';
import type { Staged } from '../import-file/import-file';
import { consentTexts } from './consent-texts';

export async function openConsentStaging(transaction: Database): Promise<void> {
  await sql`create temporary table staged (
    line integer not null,
    cells json not null,
    customer_number text not null,
    email text,
    day text,
    reason text
  ) on commit drop`.execute(transaction);
}

export async function stageConsents(transaction: Database, rows: readonly Staged[]): Promise<void> {
  await sql`insert into staged select * from json_to_recordset(${JSON.stringify(rows)}::json) as given (
    line integer, cells json, customer_number text, email text, day text, reason text)`.execute(
    transaction,
  );
}

/** Finds customers who are unknown or stand in several rows. */
export async function judgeConsents(transaction: Database, applicationId: string): Promise<void> {
  await sql`create index on staged (line)`.execute(transaction);
  await sql`analyze staged`.execute(transaction);
  await sql`
    with judged as (
      select line, not exists (select from account where application_id = ${applicationId}
          and account.customer_number = staged.customer_number) as is_unknown,
        min(line) over (partition by customer_number) as first_line
      from staged where customer_number <> ''
    )
    update staged set reason = concat_ws('; ', reason,
      case when is_unknown then ${consentTexts.unknownCustomer}::text end,
      case when first_line < judged.line
        then replace(${consentTexts.repeated('-1')}, '-1', first_line::text) end)
    from judged
    where judged.line = staged.line and (is_unknown or first_line < judged.line)`.execute(
    transaction,
  );
}
