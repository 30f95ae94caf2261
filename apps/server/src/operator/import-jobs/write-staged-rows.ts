import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { ServedApplication } from '../../application/read-applications';
import type { Database } from '../../database/open-database';
import { newUsername } from '../../sharing/login-words';
import { openCampaignOf } from '../campaign/find-campaigns';
import { mergeEvents } from '../import-file/merge-events';
import { continueHistory } from './continue-history';
import type { ImportCounts } from './import-texts';
import { makeAccounts, updateAccounts, writeConsents } from './write-accounts';

/** Writes the staged rows into the portal's tables: updates existing rows and inserts new ones. */
export async function writeStagedRows(
  transaction: Database,
  { applicationId, config }: Pick<ServedApplication, 'applicationId' | 'config'>,
  /** The hash of a random password that no one knows. */
  passwordHash: string,
): Promise<Omit<ImportCounts, 'rows'> & { readonly unclear: readonly string[] }> {
  const least = config.features.loginUsernameMinLength;
  const accounts = await makeAccounts(transaction, applicationId, () => ({
    id: randomUUID(),
    username: newUsername(least),
    password_hash: passwordHash,
  }));
  await updateAccounts(transaction, applicationId);
  await writeConsents(transaction, applicationId);
  const known = await count(
    transaction,
    sql`select from job where id in (select job_id from staged)`,
  );
  await writeJobs(transaction, applicationId);
  await writeTasks(transaction);
  await writeEvents(transaction);
  const unclear = await continueHistory(transaction);
  const jobs = await count(transaction, sql`select distinct job_id from staged`);
  return { accounts, jobs, newJobs: jobs - known, unclear };
}

const JOB_COLUMNS = [
  'config',
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
  const campaign = await openCampaignOf(transaction, applicationId);
  await sql`
    insert into job (id, account_id, campaign_id, ${list(JOB_COLUMNS)})
    select job_id, account_id, ${campaign?.id ?? null}, ${list(JOB_COLUMNS)}
    from (select distinct on (job_id) job_id, account.id as account_id, job as given
      from staged join account on account.application_id = ${applicationId}
        and account.customer_number = staged.customer_number
      order by job_id, line) as firsts
      cross join lateral jsonb_to_record(given) as fields (config jsonb, target_reading_date date,
        earliest_execution date, latest_execution date, malo_id text, melo_id text,
        is_reshare_allowed boolean, customer jsonb, partner jsonb, meter_number text,
        meter_type text, custom_meter_type text, meter_address jsonb)
    on conflict (id) do update set ${assigned(JOB_COLUMNS)},
      campaign_id = coalesce(excluded.campaign_id, job.campaign_id)`.execute(transaction);
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
    and not exists (select from staged where staged.task_id = rate_task.id)
    and not exists (select from reading_result where task_id = rate_task.id)`;
  // The lock waits for a reading that is being stored, so that the next statement sees it.
  await sql`select from rate_task where ${isGone} order by id for update`.execute(transaction);
  await sql`delete from rate_task where ${isGone}`.execute(transaction);
  // An existing rate keeps its position; each position of a job is unique.
  await sql`
    insert into rate_task (id, job_id, position, ${list(TASK_COLUMNS)})
    select task_id, job_id, coalesce(last_position + 1, 0)
      + row_number() over (partition by job_id order by line) - 1, ${list(TASK_COLUMNS)}
    from (select distinct on (task_id) * from staged order by task_id, line) as firsts
      left join (select job_id as of_job, max(position) as last_position from rate_task
        group by job_id) as known on of_job = job_id
      cross join lateral jsonb_to_record(task) as fields (rate_name text, obis text, unit text,
        pre_decimals integer, post_decimals integer, minimum_value numeric, maximum_value numeric,
        is_strict boolean, target_reading_date date)
    on conflict (id) do update set ${assigned(TASK_COLUMNS)}`.execute(transaction);
}

/** What the file leaves out stays, so a rate keeps its earlier readings. */
async function writeEvents(transaction: Database): Promise<void> {
  await mergeEvents(
    transaction,
    sql`select task_id, reading_date, position, reading_value, reason, null::text as other_reason
      from (select task_id, event from staged where event is not null and event <> 'null') as given
        cross join lateral jsonb_to_record(event) as fields (reading_date date, position integer,
          reading_value numeric, reason text)`,
  );
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
