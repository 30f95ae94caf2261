import type { CalendarDay, Job, ReadingValue } from '@ablesbar/domain';
import { assessRate, type RateAssessment, type ReadingSettings } from './assess-rate';
import { checkReadingDate, isReadingDateHidden, readingDateWindow } from './reading-date-window';
import { checkSending, sendingWindow } from './sending-window';

/** What is still to do before sending; each point belongs to a field. */
export type OpenPoint =
  | { readonly code: 'value-missing' | 'value-refused'; readonly taskId: string }
  | { readonly code: 'date-missing' | 'date-outside' | 'sending-closed' };

export interface EntryAssessment {
  readonly rates: Readonly<Record<string, RateAssessment>>;
  /** Some rates of the meter are filled and some are not: asks before sending. */
  readonly isIncomplete: boolean;
  readonly hasWarnings: boolean;
  readonly open: readonly OpenPoint[];
  readonly canSend: boolean;
}

const EMPTY: ReadingValue = { integer: '', decimals: '' };

/** All of a job's entry at once. `day` is null while the date field holds no date. */
export function assessEntry({
  job,
  values,
  day,
  settings,
  today,
}: {
  readonly job: Job;
  readonly values: Readonly<Record<string, ReadingValue>>;
  readonly day: CalendarDay | null;
  readonly settings: ReadingSettings;
  readonly today: CalendarDay;
}): EntryAssessment {
  const { features, meterReading } = settings;
  const assessed = job.meter.meterRateTasks.map((task) => {
    const value = Object.hasOwn(values, task.taskId) ? values[task.taskId] : undefined;
    return [task.taskId, assessRate({ task, value: value ?? EMPTY, settings })] as const;
  });
  const filled = assessed.filter(([, { state }]) => state !== 'empty');

  const date = isReadingDateHidden({ job, features, today }) ? today : day;
  const window = readingDateWindow({ job, meterReading, today });
  const open: readonly OpenPoint[] = [
    ...openValues(filled.length === 0 ? assessed : filled),
    ...openDate(date === null ? 'date-missing' : checkReadingDate(date, window) && 'date-outside'),
    ...openDate(checkSending(sendingWindow({ job, features, today })) && 'sending-closed'),
  ];
  return {
    rates: Object.fromEntries(assessed),
    isIncomplete: filled.length > 0 && filled.length < assessed.length,
    hasWarnings: filled.some(([, { state }]) => state === 'doubtful'),
    open,
    canSend: filled.length > 0 && open.length === 0,
  };
}

/** Among filled rates an empty one is no obstacle; a refused one is, or it would be lost in silence. */
function openValues(
  assessed: readonly (readonly [string, RateAssessment])[],
): readonly OpenPoint[] {
  return assessed.flatMap(([taskId, { state }]): readonly OpenPoint[] => {
    if (state === 'empty') return [{ code: 'value-missing', taskId }];
    return state === 'refused' ? [{ code: 'value-refused', taskId }] : [];
  });
}

function openDate(
  code: 'date-missing' | 'date-outside' | 'sending-closed' | null,
): readonly OpenPoint[] {
  return code === null ? [] : [{ code }];
}
