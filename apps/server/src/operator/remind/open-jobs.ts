import type { CalendarDay } from '@ablesbar/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/open-database';
import { IS_LAST_WORD } from '../../job/not-readable-report';

/** Jobs that can be read today and are not: a rate has no reading, and nobody said why. */
function openJobs(applicationId: string, today: CalendarDay): RawBuilder<unknown> {
  return sql`job join account on account.id = job.account_id
      left join crm_registration registration on registration.account_id = account.id
        and registration.email is not null and registration.confirmed_at is not null
    where account.application_id = ${applicationId} and job.archived_on is null
      and (earliest_execution is null or earliest_execution <= ${today})
      and exists (select from rate_task where job_id = job.id
        and not exists (select from reading_result where task_id = rate_task.id))
      and not exists (select from not_readable report where report.job_id = job.id and ${IS_LAST_WORD})`;
}

export interface OpenJob {
  readonly job_id: string;
  readonly customer_number: string | null;
  readonly username: string;
  readonly name: string;
  readonly customer: unknown;
  readonly meter_number: string;
  readonly meter_address: unknown;
  readonly deadline: string | null;
  readonly has_email: boolean;
}

const AT_ONCE = 1000;

/** All open jobs, a part at a time. */
export async function* findOpenJobs(
  database: Database,
  { applicationId, today }: { readonly applicationId: string; readonly today: CalendarDay },
): AsyncGenerator<OpenJob> {
  for (let last = ''; ;) {
    const { rows } = await sql<OpenJob>`
      select job.id as job_id, customer_number, username, name, customer, meter_number,
        meter_address, latest_execution::text as deadline, registration.email is not null as has_email
      from ${openJobs(applicationId, today)} and job.id > ${last}
      order by job.id limit ${AT_ONCE}`.execute(database);
    yield* rows;
    if (rows.length < AT_ONCE) return;
    last = rows.at(-1)?.job_id ?? '';
  }
}

export type ReminderKind = 'early' | 'late';

export interface DueJob {
  readonly account_id: string;
  readonly job_id: string;
  readonly email: string;
  readonly name: string;
  readonly language: string | null;
  readonly stop_token: string;
  readonly meter_number: string;
  readonly meter_address: unknown;
  readonly deadline: string;
  readonly kind: ReminderKind;
}

export interface DueDays {
  readonly applicationId: string;
  readonly today: CalendarDay;
  /** The last deadlines that get the early and the late reminder. */
  readonly early: CalendarDay;
  readonly late: CalendarDay;
}

/**
 * Notes the reminders of some customers that are due and were not noted before, and returns them.
 * Null after the last customer.
 */
export async function noteDueJobs(
  transaction: Database,
  { applicationId, today, early, late }: DueDays,
  { after, now }: { readonly after: string; readonly now: Date },
): Promise<{ readonly jobs: readonly DueJob[]; readonly last: string } | null> {
  const { rows: customers } = await sql<{ id: string }>`
    select account_id as id from crm_registration
    where confirmed_at is not null and account_id > ${after}
    order by account_id limit ${AT_ONCE}`.execute(transaction);
  const last = customers.at(-1)?.id;
  if (last === undefined) return null;
  const { rows: jobs } = await sql<DueJob>`
    with due as (
      select job.account_id, job.id as job_id, registration.email, name, language, stop_token,
        meter_number, meter_address, latest_execution as day,
        case when latest_execution <= ${late} then 'late' else 'early' end as kind
      from ${openJobs(applicationId, today)}
        and job.account_id = any(${customers.map(({ id }) => id)}::text[])
        and registration.email is not null
        and latest_execution between ${today} and ${early}
    ), noted as (
      insert into reminder (job_id, account_id, deadline, kind, queued_at)
      select job_id, account_id, day, kind, ${now}::timestamptz from due
      on conflict do nothing returning job_id, kind
    )
    select due.*, day::text as deadline from due join noted using (job_id, kind)
    order by account_id, day, meter_number`.execute(transaction);
  return { jobs, last };
}
