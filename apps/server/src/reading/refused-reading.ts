import type { CalendarDay } from '@ablesbar/domain';
import { sql } from 'kysely';
import type { Database } from '../database/open-database';
import type { FieldProblem } from '../base/broken-rule';
import { customerQuery } from '../session/account';

/** So many stay for each customer, and so many are stored in a day: nobody fills the disk with them. */
export const MOST_REFUSALS = 50;
/** Enough for a meter. A call with a hundred broken rules is not an app's. */
const MOST_PARTS = 10;
const DAY_MS = 24 * 3_600_000;

export interface SentValue {
  readonly taskId: string | null;
  readonly value: number;
}

/** What somebody sent, without comment and photos: as little as a clerk needs to know. */
export interface SentReading {
  /** Null for a meter that is not in the list. */
  readonly jobId: string | null;
  /** The number that the sender typed; null for a job, which knows its meter. */
  readonly meterNumber: string | null;
  readonly day: CalendarDay | null;
  /** None: the sender reported that the meter cannot be read. */
  readonly values: readonly SentValue[];
}

interface Refusal {
  readonly accountId: string;
  readonly key: string;
  readonly sent: SentReading;
  readonly problems: readonly FieldProblem[];
  readonly channel: 'phone' | null;
  readonly now: Date;
}

/** Stores one line for each key: an app may send a refused reading again and again. */
export async function storeRefusal(
  database: Database,
  { accountId, key, sent, problems, channel, now }: Refusal,
): Promise<void> {
  const { jobId, meterNumber, day } = sent;
  const values = JSON.stringify(sent.values.slice(0, MOST_PARTS));
  const broken = JSON.stringify(problems.slice(0, MOST_PARTS));
  const aDayAgo = new Date(now.getTime() - DAY_MS);
  await sql`
    with customer as (
      select id from (${customerQuery(accountId)}) as found
      where not exists (select from refused_reading where customer_id = found.id and key = ${key})
        and (select count(*) from refused_reading
          where customer_id = found.id and refused_at > ${aDayAgo}) < ${MOST_REFUSALS}
    ), outdated as (
      delete from refused_reading where id in (
        select refused.id from refused_reading refused join customer on customer.id = customer_id
        order by refused_at desc, refused.id desc offset ${MOST_REFUSALS - 1})
    )
    insert into refused_reading (customer_id, account_id, key, job_id, meter_number, reading_date,
      channel, sent_values, problems, refused_at)
    select id, ${accountId}, ${key}, ${jobId}, ${meterNumber}, ${day}::date, ${channel},
      ${values}::json, ${broken}::json, ${now}
    from customer on conflict (customer_id, key) do nothing`.execute(database);
}
