import { dayOfWire } from '../calendar/berlin-day';
import { type CalendarDay, daysBetween } from '../calendar/calendar-day';
import { isSoon, lastDayOf } from './deadline';
import { groupedBy } from './grouped-by';
import type { Job } from './job';
import { METER_TYPES, type MeterType } from './meter-type';
import { meterTypeOf } from './meter-type-of';
import { type Progress, progressOf } from './progress-of';

/** A reading period, with the progress of the jobs that share it. */
export interface ReadingPeriod {
  readonly begins: CalendarDay | null;
  readonly ends: CalendarDay | null;
  readonly progress: Progress;
  /** The meter types of these jobs, always in the same order. */
  readonly meterTypes: readonly MeterType[];
  /** Negative after the period has ended; null if it has no end. */
  readonly daysLeft: number | null;
  /** True if a job is open and fewer than five days remain; the portal then warns. */
  readonly isSoon: boolean;
}

/** Sorted by the end of the period; a period without an end comes last. */
export function readingPeriods(jobs: readonly Job[], today: CalendarDay): readonly ReadingPeriod[] {
  return [...groupedBy(jobs, (job) => `${endsOf(job)} ${beginsOf(job)}`)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, ofPeriod]) => {
      const [first] = ofPeriod;
      const ends = first ? lastDayOf(first) : null;
      const progress = progressOf(ofPeriod);
      const types = new Set(ofPeriod.map(meterTypeOf));
      return {
        begins: first ? dayOfWire(first.jobConstraints.earliestExecution) : null,
        ends,
        progress,
        meterTypes: METER_TYPES.filter((meterType) => types.has(meterType)),
        daysLeft: ends === null ? null : daysBetween(today, ends),
        isSoon: ends !== null && progress.done < progress.total && isSoon(ends, today),
      };
    });
}

// Days sort as texts: '' comes before every day, and 'none' comes after every day.
function beginsOf(job: Job): string {
  return dayOfWire(job.jobConstraints.earliestExecution) ?? '';
}

function endsOf(job: Job): string {
  return lastDayOf(job) ?? 'none';
}
