import { sql } from 'kysely';
import type { Database } from '../../database/open-database';
import type { Staged } from '../import-file/import-file';

export async function openHistoryStaging(transaction: Database): Promise<void> {
  await sql`create temporary table staged (
    line integer not null,
    cells json not null,
    job_id text not null,
    meter_number text not null,
    task_id text not null,
    obis text not null,
    rate_name text not null,
    reading_date date,
    position integer not null,
    reading_value numeric,
    reading_reason text not null,
    other_reason text,
    reason text
  ) on commit drop`.execute(transaction);
}

export async function stageHistory(transaction: Database, rows: readonly Staged[]): Promise<void> {
  await sql`insert into staged select * from json_to_recordset(${JSON.stringify(rows)}::json) as given (
    line integer, cells json, job_id text, meter_number text, task_id text, obis text,
    rate_name text, reading_date date, position integer, reading_value numeric,
    reading_reason text, other_reason text, reason text)`.execute(transaction);
}
