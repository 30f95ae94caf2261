import { dayOfWire } from '../calendar/berlin-day';
import type { CalendarDay } from '../calendar/calendar-day';
import type { Job } from './job';

/** True if all rates are wanted for one day: then it is said once, for the meter. */
export function hasSameTargetReadingDates({ meter: { meterRateTasks } }: Job): boolean {
  const days = new Set(meterRateTasks.map((task) => dayOfWire(task.targetReadingDate)));
  return days.size <= 1;
}

/** The day the utility wants the readings for; null where the rates differ. */
export function targetReadingDay(job: Job): CalendarDay | null {
  if (!hasSameTargetReadingDates(job)) return null;
  return dayOfWire(job.meter.meterRateTasks[0]?.targetReadingDate ?? job.targetReadingDate);
}
