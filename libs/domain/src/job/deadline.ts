import { dayOfWire } from '../calendar/berlin-day';
import { type CalendarDay, daysBetween } from '../calendar/calendar-day';
import type { Job } from './job';

const SOON_DAYS = 5;

/** The last day of the job's window; null where it has none. */
export function lastDayOf(job: Job): CalendarDay | null {
  return dayOfWire(job.jobConstraints.latestExecution);
}

/** Less than five whole days left (customer decision 11); what is over warns no more. */
export function isSoon(lastDay: CalendarDay, today: CalendarDay): boolean {
  const left = daysBetween(today, lastDay);
  return left >= 0 && left < SOON_DAYS;
}
