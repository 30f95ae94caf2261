import type { Features } from '../application/features';
import { addDays, type CalendarDay, daysBetween } from '../calendar/calendar-day';
import type { MeterRateTask } from '../job/job';
import { measuredPeriods } from './measured-periods';

const YEAR = 365;

/**
 * True if whole periods of the history make up the same days of the year before. Their consumption is
 * then measured; otherwise perDayAYearBefore scales it, and the amount stands nowhere in the history.
 */
export function isYearBeforeWhole(
  task: MeterRateTask,
  features: Features,
  days: { readonly since: CalendarDay; readonly until: CalendarDay },
): boolean {
  const since = addDays(days.since, -YEAR);
  const until = addDays(days.until, -YEAR);
  const known = measuredPeriods(task, features)
    .filter((period) => period.since >= since && period.until <= until)
    .reduce((sum, period) => sum + daysBetween(period.since, period.until), 0);
  return known === daysBetween(since, until);
}
