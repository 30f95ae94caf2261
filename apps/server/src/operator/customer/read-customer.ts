import { sql } from 'kysely';
import type { Database } from '../../database/open-database';
import { findJobs } from '../../job/find-jobs';
import type { WireJob } from '../../job/wire-job';
import { readableKey, type KeyFile } from '../../keys/key-file';
import { lettersOf } from '../../mail/letter-files';
import { openedContent } from '../../mail/mail-seal';
import { type CustomerRefusal, refusalsOf } from './customer-refusals';

export interface CustomerAccess {
  readonly name: string;
  readonly username: string;
  readonly customerNumber: string | null;
  readonly isPrinted: boolean;
  readonly links: number;
  /** Null if a link has no end. */
  readonly linkUntil: Date | null;
  readonly sessions: number;
  readonly subAccesses: number;
  readonly email: string | null;
  readonly confirmedAt: Date | null;
  readonly stoppedAt: Date | null;
}

export interface CustomerMail {
  readonly at: Date;
  readonly state: 'waiting' | 'file' | 'reminded';
  readonly attempts: number;
  /** Null if another key file has sealed it. */
  readonly subject: string | null;
  readonly reminder: { readonly jobId: string; readonly deadline: string } | null;
}

export interface LastArrival {
  readonly taskId: string;
  readonly channel: string | null;
}

export interface UnlistedValue {
  readonly meterNumber: string;
  readonly readingDate: Date;
  readonly readingValue: string;
}

export interface CustomerCard {
  readonly access: CustomerAccess;
  readonly jobs: readonly WireJob[];
  readonly arrivals: readonly LastArrival[];
  readonly unlisted: readonly UnlistedValue[];
  readonly refusals: readonly CustomerRefusal[];
  readonly mails: readonly CustomerMail[];
}

export async function readCustomer(
  database: Database,
  id: string,
  {
    now,
    keyFile,
    outbox,
  }: { readonly now: Date; readonly keyFile: KeyFile; readonly outbox: string },
): Promise<CustomerCard> {
  const { rows: accesses } = await sql<CustomerAccess>`
    select name, username, customer_number as "customerNumber", letter_run is not null as "isPrinted",
      (select count(*)::integer from link_token where account_id = account.id
        and (expires_at is null or expires_at > ${now})) as links,
      (select case when bool_or(expires_at is null) then null else max(expires_at) end
        from link_token where account_id = account.id) as "linkUntil",
      (select count(distinct family_id)::integer from refresh_token
        where account_id = account.id and family_ends_at > ${now}) as sessions,
      (select count(*)::integer from account below where below.parent_id = account.id) as "subAccesses",
      email, confirmed_at as "confirmedAt", stopped_at as "stoppedAt"
    from account left join crm_registration on account_id = account.id
    where account.id = ${id}`.execute(database);
  const [access] = accesses;
  if (access === undefined) throw new Error('The customer was erased meanwhile.');
  const { rows: arrivals } = await sql<LastArrival>`
    select distinct on (task_id) task_id as "taskId", channel from reading_result
      join rate_task on rate_task.id = task_id join job on job.id = job_id
    where job.account_id = ${id} order by task_id, reading_date desc, received_at desc`.execute(
    database,
  );
  const { rows: unlisted } = await sql<UnlistedValue>`
    select meter_number as "meterNumber", reading_date as "readingDate",
      reading_value::text as "readingValue"
    from unlisted_reading where account_id = ${id} or customer_id = ${id}
    order by received_at`.execute(database);
  const jobs = await findJobs(database, id);
  const refusals = await refusalsOf(database, id);
  const mails = await mailsOf(database, id, keyFile, outbox);
  return { access, jobs, arrivals, unlisted, refusals, mails };
}

/** The mails without their text, which may hold a login. */
async function mailsOf(
  database: Database,
  id: string,
  keyFile: KeyFile,
  outbox: string,
): Promise<readonly CustomerMail[]> {
  const key = readableKey(keyFile);
  const waiting = await database
    .selectFrom('sealed_mail')
    .select(['id', 'sealed', 'attempts', 'queued_at'])
    .where('account_id', '=', id)
    .execute();
  const reminders = await database
    .selectFrom('reminder')
    .select(['job_id', 'queued_at', sql<string>`deadline::text`.as('deadline')])
    .where('account_id', '=', id)
    .execute();
  const files = await lettersOf(outbox, id);
  const of = { attempts: 0, subject: null, reminder: null };
  const mails: readonly CustomerMail[] = [
    ...waiting.map(({ queued_at: at, attempts, ...mail }) => {
      const subject = key === null ? null : (openedContent(key, mail)?.subject ?? null);
      return { ...of, at, state: 'waiting' as const, attempts, subject };
    }),
    ...files.map(({ writtenAt: at, subject }) => ({ ...of, at, state: 'file' as const, subject })),
    ...reminders.map(({ job_id: jobId, queued_at: at, deadline }) => ({
      ...{ ...of, at, state: 'reminded' as const, reminder: { jobId, deadline } },
    })),
  ];
  return [...mails].sort((one, other) => one.at.getTime() - other.at.getTime());
}
