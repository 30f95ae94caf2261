import { dayOfWire } from '../calendar/berlin-day';
import type { CalendarDay } from '../calendar/calendar-day';
import type { Job, MeterRateTask } from '../job/job';
import { lastResultOf } from '../reading/last-reading';
import type { ReadingValue } from '../reading/reading-value';
import { exportRows } from './export-rows';
import { sheetDay, sheetValue } from './sheet-cell';
import { rateIndex } from './rate-index';
import type { SheetRow } from './sheet-rows';

/** What a row of a returned sheet means for the current jobs. */
export type SheetMatch = { readonly row: SheetRow } & (
  | {
      readonly kind: 'value';
      readonly job: Job;
      readonly task: MeterRateTask;
      readonly value: ReadingValue;
      /** Null if the sheet contains no day. */
      readonly day: CalendarDay | null;
    }
  /** `unchanged`: this value was already sent. */
  | { readonly kind: 'empty' | 'unchanged'; readonly job: Job }
  | { readonly kind: 'unknown' | 'rate-unknown' | 'ambiguous' }
  /** The meter of the sheet has been replaced by another meter. */
  | { readonly kind: 'meter-changed'; readonly meterNumber: string }
  | { readonly kind: 'value-unreadable' | 'day-unreadable'; readonly job: Job }
  /** All rates of a meter are read on one day. A rate without a day takes the day of the others. */
  | { readonly kind: 'days-differ'; readonly job: Job }
  | { readonly kind: 'repeated'; readonly line: number }
);

/** Matches each row with a rate. If two rows belong to one rate, the first counts. */
export function matchSheet(jobs: readonly Job[], rows: readonly SheetRow[]): readonly SheetMatch[] {
  const rates = jobs.flatMap((job) =>
    exportRows([job], () => '').flatMap((cells, index) => {
      const task = job.meter.meterRateTasks[index];
      return task ? [{ job, task, cells }] : [];
    }),
  );
  const find = rateIndex(rates, rows);
  const lineOfRate = new Map<MeterRateTask, number>();
  const dayOfJob = new Map<Job, CalendarDay>();

  return rows.map((row): SheetMatch => {
    const found = find(row);
    if (found.kind !== 'rate') return { row, ...found };
    const { job, task } = found.rate;
    const before = lineOfRate.get(task);
    if (before !== undefined) return { row, kind: 'repeated', line: before };
    lineOfRate.set(task, row.line);

    const value = sheetValue(row.cells.currentReadingValue, task.postDecimals);
    if (value === 'empty') return { row, kind: 'empty', job };
    if (value === 'unreadable') return { row, kind: 'value-unreadable', job };
    const day = sheetDay(row.cells.currentReadingDate);
    if (day === 'unreadable') return { row, kind: 'day-unreadable', job };
    if (isSent(task, row, day)) return { row, kind: 'unchanged', job };
    const other = dayOfJob.get(job) ?? day;
    if (day !== null && other !== day) return { row, kind: 'days-differ', job };
    if (day !== null) dayOfJob.set(job, day);
    return { row, kind: 'value', job, task, value, day };
  });
}

function isSent(task: MeterRateTask, { cells }: SheetRow, day: CalendarDay | null): boolean {
  const last = lastResultOf(task);
  if (last === null || cells.currentReadingValue !== last.readingValue) return false;
  return day === null || day === dayOfWire(last.readingDate);
}
