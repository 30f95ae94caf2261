import { dayOfWire } from '../calendar/berlin-day';
import type { CalendarDay } from '../calendar/calendar-day';
import type { Job, MeterRateTask } from './job';

/** The target day of this rate: its own, else the job's. A text that is not a date is ignored. */
export function targetDayOf(task: MeterRateTask, job: Job): CalendarDay | null {
  return dayOfWire(task.targetReadingDate) ?? dayOfWire(job.targetReadingDate);
}

/** True if all rates have the same target day; the portal then shows it once, for the meter. */
export function hasSameTargetReadingDates(job: Job): boolean {
  return new Set(job.meter.meterRateTasks.map((task) => targetDayOf(task, job))).size <= 1;
}

/** The target day of this rate, if the rates have different ones; the portal shows it at the rate. */
export function ownTargetDayOf(task: MeterRateTask, job: Job): CalendarDay | null {
  return hasSameTargetReadingDates(job) ? null : targetDayOf(task, job);
}

/** The day the utility wants the readings for; null if the rates differ. */
export function targetReadingDay(job: Job): CalendarDay | null {
  const [task] = job.meter.meterRateTasks;
  if (task === undefined) return dayOfWire(job.targetReadingDate);
  return hasSameTargetReadingDates(job) ? targetDayOf(task, job) : null;
}
