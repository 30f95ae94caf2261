import { dayOfWire } from '../calendar/berlin-day';
import { addDays, type CalendarDay } from '../calendar/calendar-day';
import type { Job } from './job';

const SOON_DAYS = 5;

/** The last day of the job's window; null if the window has no end. */
export function lastDayOf(job: Job): CalendarDay | null {
  return dayOfWire(job.jobConstraints.latestExecution);
}

/** The last day of which fewer than five days are left (customer decision 11). */
export function lastSoonDay(today: CalendarDay): CalendarDay {
  return addDays(today, SOON_DAYS - 1);
}

/** A deadline in the past is not soon. */
export function isSoon(lastDay: CalendarDay, today: CalendarDay): boolean {
  return today <= lastDay && lastDay <= lastSoonDay(today);
}
