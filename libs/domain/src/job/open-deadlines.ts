import type { CalendarDay } from '../calendar/calendar-day';
import { byMeterNumber } from './by-meter-number';
import { isSoon, lastDayOf } from './deadline';
import { groupedBy } from './grouped-by';
import type { Job } from './job';

/** A deadline that has not passed, with the jobs that end on it and are not done. */
export interface OpenDeadline {
  readonly day: CalendarDay;
  readonly jobs: readonly Job[];
  /** True if fewer than five days remain; the portal then warns. */
  readonly isSoon: boolean;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * The next deadline first. Past deadlines are left out. Queued jobs are left out too, because their
 * meters have been read.
 */
export function openDeadlines(
  jobs: readonly Job[],
  today: CalendarDay,
  queuedJobIds = NONE,
): readonly OpenDeadline[] {
  const open = jobs.filter((job) => !job.done && !queuedJobIds.has(job.id));
  return [...groupedBy(open, lastDayOf)]
    .flatMap(([day, ofDay]) => (day === null || day < today ? [] : [{ day, jobs: ofDay }]))
    .sort((a, b) => (a.day < b.day ? -1 : 1))
    .map(({ day, jobs: ofDay }) => ({
      day,
      jobs: [...ofDay].sort(byMeterNumber),
      isSoon: isSoon(day, today),
    }));
}
