import { dayOfWire } from '../calendar/berlin-day';
import { type CalendarDay, daysBetween } from '../calendar/calendar-day';
import type { Job } from './job';

const SOON_DAYS = 5;

/** The last day of the job's window; null where it has none. */
export function lastDayOf(job: Job): CalendarDay | null {
  return dayOfWire(job.jobConstraints.latestExecution);
}

/** Whole days until the last day of the job's window; negative once it has passed. */
export function daysLeft(job: Job, today: CalendarDay): number | null {
  const last = lastDayOf(job);
  return last === null ? null : daysBetween(today, last);
}

/** An open job with less than five whole days left (decision 11); one that is over warns no more. */
export function expiresSoon(job: Job, today: CalendarDay): boolean {
  const last = lastDayOf(job);
  return !job.done && last !== null && isSoon(last, today);
}

export function isSoon(lastDay: CalendarDay, today: CalendarDay): boolean {
  const left = daysBetween(today, lastDay);
  return left >= 0 && left < SOON_DAYS;
}
