import {
  joinValue,
  numberOf,
  wireReadingDate,
  type CalendarDay,
  type Job,
  type MeterReadingConfig,
  type RateResult,
  type ReadingSubmission,
} from '@ablesbar/domain';
import { countedValue } from '@ablesbar/validation';
import type { ReadingDraft } from './reading-draft.slice';

/** The body of the call. It contains only filled rates. Values become numbers only here. */
export function submissionOf(
  job: Job,
  draft: ReadingDraft,
  {
    day,
    now,
    comment,
    meterReading,
  }: {
    readonly day: CalendarDay;
    readonly now: Date;
    /** The comment as it is sent; every result carries the same one. */
    readonly comment: string | null;
    readonly meterReading: MeterReadingConfig;
  },
): ReadingSubmission {
  const results = job.meter.meterRateTasks.flatMap(({ taskId }): readonly RateResult[] => {
    const value = draft.values[taskId];
    const decimal = value === undefined ? null : joinValue(countedValue(value, meterReading));
    return decimal === null
      ? []
      : [{ taskId, comment, readingValue: numberOf(decimal), readingImages: [] }];
  });
  return { results, readingDate: wireReadingDate(day, now) };
}
