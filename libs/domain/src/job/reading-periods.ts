import { dayOfWire } from '../calendar/berlin-day';
import { type CalendarDay, daysBetween } from '../calendar/calendar-day';
import { isSoon, lastDayOf } from './deadline';
import { groupedBy } from './grouped-by';
import type { Job } from './job';
import { METER_TYPES, type MeterType } from './meter-type';
import { meterTypeOf } from './meter-type-of';
import { type Progress, progressOf } from './progress-of';

/** The days between which some of the jobs are to be read. */
export interface ReadingPeriod {
  readonly begins: CalendarDay | null;
  readonly ends: CalendarDay | null;
  readonly progress: Progress;
  /** What is to be read, always in the same order. */
  readonly meterTypes: readonly MeterType[];
  /** Negative once it is over; null without an end. */
  readonly daysLeft: number | null;
  /** Worth a warning: something is open, and fewer than five days remain. */
  readonly isSoon: boolean;
}

/** What ends first comes first; a period without an end comes last. */
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

// As texts days sort by themselves: '' is before every day, and 'none' behind.
function beginsOf(job: Job): string {
  return dayOfWire(job.jobConstraints.earliestExecution) ?? '';
}

function endsOf(job: Job): string {
  return lastDayOf(job) ?? 'none';
}
