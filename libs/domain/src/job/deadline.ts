import { dayOfWire } from '../calendar/berlin-day';
import { type CalendarDay, daysBetween } from '../calendar/calendar-day';
import type { Job } from './job';

const SOON_DAYS = 5;

/** The last day of the job's window; null if the window has no end. */
export function lastDayOf(job: Job): CalendarDay | null {
  return dayOfWire(job.jobConstraints.latestExecution);
}

/**
 * True if fewer than five days are left (customer decision 11). A deadline in the past is not soon.
 */
export function isSoon(lastDay: CalendarDay, today: CalendarDay): boolean {
  const left = daysBetween(today, lastDay);
  return left >= 0 && left < SOON_DAYS;
}
