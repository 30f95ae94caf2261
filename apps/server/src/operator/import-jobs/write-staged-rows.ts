import { ROLES } from '@ablesbar/domain';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { ServedApplication } from '../../application/read-applications';
import type { Database } from '../../database/open-database';
import { newUsername } from '../../sharing/login-words';
import type { ImportCounts } from './import-texts';

const AT_ONCE = 1000;

/** Writes the staged rows into the portal's tables: updates existing rows and inserts new ones. */
export async function writeStagedRows(
  transaction: Database,
  { applicationId, config }: Pick<ServedApplication, 'applicationId' | 'config'>,
  /** The hash of a random password that no one knows. */
  passwordHash: string,
): Promise<Omit<ImportCounts, 'rows'>> {
  const least = config.features.loginUsernameMinLength;
  const accounts = await makeAccounts(transaction, applicationId, () => ({
    id: randomUUID(),
    username: newUsername(least),
    password_hash: passwordHash,
  }));
  await sql`
    update account set name = staged.name
    from (select distinct on (customer_number) customer_number, name from staged
      order by customer_number, line) as staged
    where account.application_id = ${applicationId}
      and account.customer_number = staged.customer_number
      and account.name <> staged.name`.execute(transaction);
  const known = await count(
    transaction,
    sql`select from job where id in (select job_id from staged)`,
  );
  await writeJobs(transaction, applicationId);
  await writeTasks(transaction);
  await writeEvents(transaction);
  const jobs = await count(transaction, sql`select distinct job_id from staged`);
  return { accounts, jobs, newJobs: jobs - known };
}

async function makeAccounts(
  transaction: Database,
  applicationId: string,
  make: () => { readonly id: string; readonly username: string; readonly password_hash: string },
): Promise<number> {
  for (let made = 0; ;) {
    const { rows } = await sql<{ customer_number: string; name: string }>`
      select distinct on (customer_number) customer_number, name from staged
      where not exists (select from account where application_id = ${applicationId}
        and account.customer_number = staged.customer_number)
      order by customer_number, line limit ${AT_ONCE}`.execute(transaction);
    if (rows.length === 0) return made;
    made += rows.length;
    const given = JSON.stringify(rows.map((row) => ({ ...row, ...make() })));
    const roles = JSON.stringify([ROLES.proUser, ROLES.registeredUserReceipt]);
    await sql`
      insert into account (id, application_id, username, password_hash, name, roles, customer_number)
      select id, ${applicationId}, username, password_hash, name, ${roles}::jsonb, customer_number
      from json_to_recordset(${given}::json) as given (id text, username text, password_hash text,
        name text, customer_number text)`.execute(transaction);
  }
}

const JOB_COLUMNS = [
  'target_reading_date',
  'earliest_execution',
  'latest_execution',
  'malo_id',
  'melo_id',
  'is_reshare_allowed',
  'customer',
  'partner',
  'meter_number',
  'meter_type',
  'custom_meter_type',
  'meter_address',
] as const;

async function writeJobs(transaction: Database, applicationId: string): Promise<void> {
  await sql`
    insert into job (id, account_id, config, ${list(JOB_COLUMNS)})
    select job_id, account_id, '{}', ${list(JOB_COLUMNS)}
    from (select distinct on (job_id) job_id, account.id as account_id, job as given
      from staged join account on account.application_id = ${applicationId}
        and account.customer_number = staged.customer_number
      order by job_id, line) as firsts
      cross join lateral jsonb_to_record(given) as fields (target_reading_date date,
        earliest_execution date, latest_execution date, malo_id text, melo_id text,
        is_reshare_allowed boolean, customer jsonb, partner jsonb, meter_number text,
        meter_type text, custom_meter_type text, meter_address jsonb)
    on conflict (id) do update set ${assigned(JOB_COLUMNS)}`.execute(transaction);
}

const TASK_COLUMNS = [
  'rate_name',
  'obis',
  'unit',
  'pre_decimals',
  'post_decimals',
  'minimum_value',
  'maximum_value',
  'is_strict',
  'target_reading_date',
] as const;

/** Deletes a rate that the file no longer has, with its history, unless it has a reading. */
async function writeTasks(transaction: Database): Promise<void> {
  const isGone = sql`job_id in (select job_id from staged)
    and id not in (select task_id from staged)
    and not exists (select from reading_result where task_id = rate_task.id)`;
  // The lock waits for a reading that is being stored, so that the next statement sees it.
  await sql`select from rate_task where ${isGone} order by id for update`.execute(transaction);
  await sql`delete from rate_task where ${isGone}`.execute(transaction);
  // An existing rate keeps its position; each position of a job is unique.
  await sql`
    insert into rate_task (id, job_id, position, ${list(TASK_COLUMNS)})
    select task_id, job_id, coalesce(last_position + 1, 0)
      + row_number() over (partition by job_id order by line) - 1, ${list(TASK_COLUMNS)}
    from staged left join (select job_id as of_job, max(position) as last_position from rate_task
        group by job_id) as known on of_job = job_id
      cross join lateral jsonb_to_record(task) as fields (rate_name text, obis text, unit text,
        pre_decimals integer, post_decimals integer, minimum_value numeric, maximum_value numeric,
        is_strict boolean, target_reading_date date)
    on conflict (id) do update set ${assigned(TASK_COLUMNS)}`.execute(transaction);
}

/** A rate has one reading per day, so another import of the day corrects it. */
async function writeEvents(transaction: Database): Promise<void> {
  await sql`
    insert into reading_event (id, task_id, reading_date, position, reading_value, reason)
    select task_id || '-' || reading_date, task_id, reading_date, 0, reading_value, reason_of
    from staged cross join lateral
      (select (event->>'reading_date')::date as reading_date,
        (event->>'reading_value')::numeric as reading_value, event->>'reason' as reason_of) as fields
    where event is not null and event <> 'null'
    on conflict (id) do update
      set reading_value = excluded.reading_value, reason = excluded.reason`.execute(transaction);
}

function list(columns: readonly string[]) {
  return sql.join(columns.map((column) => sql.ref(column)));
}

function assigned(columns: readonly string[]) {
  return sql.join(columns.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`));
}

async function count(transaction: Database, query: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ found: string }>`
    select count(*) as found from (${query}) as counted`.execute(transaction);
  return Number(rows[0]?.found);
}
