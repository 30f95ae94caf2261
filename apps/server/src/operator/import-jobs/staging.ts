import { sql } from 'kysely';
import { tryLockForCommand } from '../../database/locks';
import type { Database } from '../../database/open-database';
import type { ImportRow } from './import-row';
import { importTexts } from './import-texts';

/** A row of the file, its database rows and the reason for a refusal. */
export interface StagedRow extends ImportRow {
  readonly line: number;
  readonly cells: object;
  readonly reasons: readonly string[];
}

/**
 * A temporary table of this transaction. No one else sees a row before all rows are valid, and the
 * table disappears if the command is interrupted.
 */
export async function openStaging(transaction: Database): Promise<boolean> {
  if (!(await tryLockForCommand(transaction, 'import'))) return false;
  await sql`create temporary table staged (
    line integer not null,
    cells json not null,
    customer_number text,
    job_id text,
    task_id text,
    name text,
    job jsonb not null,
    task jsonb not null,
    event jsonb,
    reason text
  ) on commit drop`.execute(transaction);
  return true;
}

export async function stageRows(transaction: Database, rows: readonly StagedRow[]): Promise<void> {
  const given = rows.map(({ reasons, ...row }) => ({
    ...row,
    reason: reasons.length === 0 ? null : reasons.join('; '),
  }));
  await sql`insert into staged (line, cells, customer_number, job_id, task_id, name, job, task, event, reason)
    select line, cells, customer_number, job_id, task_id, name, job, task, event, reason
    from json_to_recordset(${JSON.stringify(given)}::json) as given (line integer, cells json,
      customer_number text, job_id text, task_id text, name text, job jsonb, task jsonb, event jsonb,
      reason text)`.execute(transaction);
}

/** Finds repeated rates, contradicting rows of a job, and jobs that belong to another customer. */
export async function judgeAcrossRows(transaction: Database, applicationId: string): Promise<void> {
  await sql`create index on staged (line)`.execute(transaction);
  await sql`analyze staged`.execute(transaction);
  await sql`
    with firsts as (
      select line,
        first_value(line) over (partition by task_id order by line) as first_of_task,
        first_value(line) over (partition by job_id order by line) as first_of_job,
        job is distinct from first_value(job) over (partition by job_id order by line) as is_other
      from staged where job_id is not null
    )
    update staged set reason = concat_ws('; ', reason,
      case when firsts.first_of_task < staged.line
        then replace(${importTexts.repeated(-1)}, '-1', firsts.first_of_task::text) end,
      case when firsts.is_other
        then replace(${importTexts.otherwise(-1)}, '-1', firsts.first_of_job::text) end)
    from firsts
    where firsts.line = staged.line and (firsts.first_of_task < staged.line or firsts.is_other)`.execute(
    transaction,
  );
  await sql`
    update staged set reason = concat_ws('; ', reason, ${importTexts.foreignJob}::text)
    from job join account on account.id = job.account_id
    where job.id = staged.job_id and (account.application_id <> ${applicationId}
      or account.customer_number is distinct from staged.customer_number)`.execute(transaction);
  await sql`
    update staged set reason = concat_ws('; ', reason, ${importTexts.foreignTask}::text)
    from rate_task
    where rate_task.id = staged.task_id and rate_task.job_id <> staged.job_id`.execute(transaction);
}

export interface RefusedRow {
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
  readonly reason: string;
}

/** Refused rows in the order of the file, read in parts, because all rows may be wrong. */
export async function* refusedRows(transaction: Database): AsyncGenerator<RefusedRow> {
  for (let last = 0; ;) {
    const { rows } = await sql<RefusedRow>`select line, cells, reason from staged
      where reason is not null and line > ${last} order by line limit 1000`.execute(transaction);
    yield* rows;
    const end = rows.at(-1);
    if (end === undefined) return;
    last = end.line;
  }
}

export async function countStaged(
  transaction: Database,
): Promise<{ readonly rows: number; readonly refused: number }> {
  const { rows } = await sql<{ rows: string; refused: string }>`
    select count(*) as rows, count(reason) as refused from staged`.execute(transaction);
  return { rows: Number(rows[0]?.rows), refused: Number(rows[0]?.refused) };
}
