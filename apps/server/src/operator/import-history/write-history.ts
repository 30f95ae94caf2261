import { sql } from 'kysely';
import type { Database } from '../../database/open-database';
import { mergeEvents } from '../import-file/merge-events';
import type { Progress } from '../progress';
import { type HistoryCounts, historyTexts } from './history-texts';

const AT_ONCE = 100_000;

/** Stores the staged readings in parts, so that a person sees how far it is. Each reads all that is stored. */
export async function writeHistory(
  transaction: Database,
  rows: number,
  progress: Progress,
): Promise<Omit<HistoryCounts, 'rows'>> {
  let added = 0;
  let corrected = 0;
  const { jobs, last } = await extentOf(transaction);
  for (let line = 0; line < last; line += AT_ONCE) {
    const counts = await mergeEvents(
      transaction,
      sql`select task as task_id, reading_date, position, reading_value,
          reading_reason as reason, other_reason
        from staged join target using (job_id, meter_number, task_id, obis, rate_name)
        where line > ${line} and line <= ${line + AT_ONCE}`,
    );
    added += counts.added;
    corrected += counts.corrected;
    progress.show(historyTexts.writing, Math.min(rows, line + AT_ONCE), rows);
  }
  return { jobs, added, corrected };
}

async function extentOf(
  transaction: Database,
): Promise<{ readonly jobs: number; readonly last: number }> {
  const { rows } = await sql<{ jobs: string; last: number }>`
    select (select count(distinct of_job) from target) as jobs, max(line) as last
    from staged`.execute(transaction);
  return { jobs: Number(rows[0]?.jobs), last: Number(rows[0]?.last) };
}
