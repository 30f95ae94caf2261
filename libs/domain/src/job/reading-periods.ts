import { dayOfWire } from '../calendar/berlin-day';
import type { CalendarDay } from '../calendar/calendar-day';
import { lastDayOf } from './deadline';
import { groupedBy } from './grouped-by';
import type { Job } from './job';
import { type Progress, progressOf } from './progress-of';

/** The days between which some of the jobs are to be read. */
export interface ReadingPeriod {
  readonly begins: CalendarDay | null;
  readonly ends: CalendarDay | null;
  readonly progress: Progress;
}

/** What ends first comes first; a period without an end comes last. */
export function readingPeriods(jobs: readonly Job[]): readonly ReadingPeriod[] {
  return [...groupedBy(jobs, (job) => `${endsOf(job)} ${beginsOf(job)}`)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, ofPeriod]) => {
      const [first] = ofPeriod;
      return {
        begins: first ? dayOfWire(first.jobConstraints.earliestExecution) : null,
        ends: first ? lastDayOf(first) : null,
        progress: progressOf(ofPeriod),
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
