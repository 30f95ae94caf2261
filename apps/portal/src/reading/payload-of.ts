import {
  joinValue,
  wireReadingDate,
  type CalendarDay,
  type Job,
  type MeterReadingConfig,
} from '@ablesbar/domain';
import type { JobReadingPayload, RatePayload } from '@ablesbar/offline-queue';
import { countedValue } from '@ablesbar/validation';
import type { ReadingDraft } from './reading-draft.slice';

/** What the outbox keeps of a draft: the digits of the filled rates, as far as they count. */
export function payloadOf(
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
): JobReadingPayload {
  const results = job.meter.meterRateTasks.flatMap(({ taskId }): readonly RatePayload[] => {
    const entered = draft.values[taskId];
    const value = entered === undefined ? null : countedValue(entered, meterReading);
    return value === null || joinValue(value) === null ? [] : [{ taskId, comment, value }];
  });
  return { results, readingDate: wireReadingDate(day, now) };
}
