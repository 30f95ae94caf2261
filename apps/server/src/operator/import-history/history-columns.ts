import { type CalendarDay, READING_REASONS } from '@ablesbar/domain';
import type { TableRow } from '../../table/table-row';
import { type Kind, kinds, parsedCells } from '../import-file/cell-kinds';
import { cellTexts } from '../import-file/cell-texts';
import { historyTexts } from './history-texts';

const COLUMNS = {
  jobId: kinds.jobId,
  meterNumber: kinds.text(50),
  taskId: kinds.text(100),
  obis: kinds.obis,
  rateName: kinds.text(100),
  day: kinds.day,
  value: kinds.decimal,
  reason: kinds.readingReason,
  otherReason: kinds.text(200),
  position: kinds.count(0, 9),
} as const satisfies Readonly<Record<string, Kind>>;

const NEEDED = ['day', 'value'] as const satisfies readonly (keyof typeof COLUMNS)[];

export const HISTORY_COLUMNS = { known: Object.keys(COLUMNS), needed: NEEDED } as const;

export const REASONS: readonly string[] = READING_REASONS;

/** A row for the staging. An empty text means that the row does not say it, so that it can be joined. */
export function judgeHistoryRow(
  row: TableRow,
  today: CalendarDay,
): { readonly staged: object; readonly reasons: readonly string[] } {
  const { cellOf, reasons } = parsedCells(row, COLUMNS, NEEDED);
  const day = cellOf('day');
  const isNowhere = cellOf('jobId') === null && cellOf('meterNumber') === null;
  const found = [
    ...reasons,
    ...(isNowhere ? [historyTexts.nowhere] : []),
    ...(day !== null && day > today ? [cellTexts.reason('day', historyTexts.future)] : []),
  ];
  return {
    staged: {
      job_id: cellOf('jobId') ?? '',
      meter_number: cellOf('meterNumber') ?? '',
      task_id: cellOf('taskId') ?? '',
      obis: cellOf('obis') ?? '',
      rate_name: cellOf('rateName') ?? '',
      reading_date: day,
      position: Number(cellOf('position') ?? 0),
      reading_value: cellOf('value'),
      reading_reason: cellOf('reason') ?? 'PERIODIC_READING',
      other_reason: cellOf('otherReason'),
    },
    reasons: row.fault === null ? found : [row.fault],
  };
}
