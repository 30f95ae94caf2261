import { berlinDay, type CalendarDay, unitOf } from '@ablesbar/domain';
import {
  formatDay,
  formatReading,
  formatTime,
  inUnit,
  sayProblem,
  type Texts,
} from '@ablesbar/i18n';
import { sql } from 'kysely';
import type { Database } from '../../database/open-database';
import type { WireJob } from '../../job/wire-job';
import type { FieldProblem } from '../../base/broken-rule';
import type { SentValue } from '../../reading/refused-reading';
import type { Cell } from '../../table/write-table';
import { nameOf, withRate } from '../reading/given-values';
import { customerTexts } from './customer-texts';

export interface CustomerRefusal {
  readonly refusedAt: Date;
  readonly jobId: string | null;
  readonly meterNumber: string;
  readonly readingDate: CalendarDay | null;
  readonly channel: 'portal' | 'sub-access' | 'phone';
  readonly values: readonly SentValue[];
  readonly problems: readonly FieldProblem[];
}

/** The newest ones first: the customer on the phone asks about the last one. */
export async function refusalsOf(
  database: Database,
  id: string,
): Promise<readonly CustomerRefusal[]> {
  const { rows } = await sql<CustomerRefusal>`
    select refused_at as "refusedAt", job_id as "jobId", reading_date::text as "readingDate",
      coalesce(job.meter_number, refused.meter_number) as "meterNumber",
      coalesce(channel, case when refused.account_id = ${id} then 'portal' else 'sub-access' end)
        as channel,
      sent_values as values, problems
    from refused_reading refused left join job on job.id = job_id
    where customer_id = ${id} or refused.account_id = ${id}
    order by refused_at desc, refused.id desc`.execute(database);
  return rows;
}

export function refusalRow(
  { refusedAt, jobId, meterNumber, readingDate, channel, values, problems }: CustomerRefusal,
  jobs: readonly WireJob[],
  texts: Texts,
): readonly Cell[] {
  const job = jobs.find((one) => one.id === jobId);
  const readings = values.map(({ taskId, value }) => {
    const task = job?.meter.meterRateTasks.find((one) => one.taskId === taskId);
    const rate = task === undefined ? '' : nameOf(task);
    return { rate, written: inUnit(typed(value, texts), task === undefined ? '' : unitOf(task)) };
  });
  const rates = readings.map(({ rate }) => rate);
  const said = problems.map(({ field, places, unit, problem }) => {
    const text =
      'severity' in problem
        ? sayProblem(texts, problem, places, unit)
        : customerTexts.callProblems[problem.code];
    return withRate(field, text, rates);
  });
  return [
    `${formatDay(berlinDay(refusedAt), texts.language)} ${formatTime(refusedAt, texts.language)}`,
    jobId ?? '-',
    meterNumber,
    customerTexts.channels[channel],
    readingDate === null ? '-' : formatDay(readingDate, texts.language),
    values.length === 0
      ? customerTexts.notReadableSent
      : readings.map(({ rate, written }) => `${rate} ${written}`.trim()).join('; '),
    said.join(' '),
  ];
}

/** With the decimals that were sent: they may be the reason. */
function typed(value: number, { language }: Texts): string {
  const [, decimals = ''] = String(value).split('.');
  return formatReading(value, decimals.length, language);
}
