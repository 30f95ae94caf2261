import type { Features } from '../application/features';
import { addDays, type CalendarDay, daysBetween } from '../calendar/calendar-day';
import type { MeterRateTask } from '../job/job';
import { measuredPeriods } from './measured-periods';

const YEAR = 365;

/**
 * A rate's consumption per day in the same days of the year before, so that a winter is compared
 * with a winter. Null if the history covers less than half of those days. A period that reaches into the
 * given days does not count: it would be compared with itself.
 */
export function perDayAYearBefore(
  task: MeterRateTask,
  features: Features,
  days: { readonly since: CalendarDay; readonly until: CalendarDay },
): number | null {
  const since = addDays(days.since, -YEAR);
  const until = addDays(days.until, -YEAR);
  let known = 0;
  let used = 0;
  for (const period of measuredPeriods(task, features)) {
    if (period.until > days.since) continue;
    const begin = period.since > since ? period.since : since;
    const end = period.until < until ? period.until : until;
    const shared = Math.max(0, daysBetween(begin, end));
    known += shared;
    used += shared * period.perDay;
  }
  const isTold = known > 0 && known * 2 >= daysBetween(since, until);
  return isTold ? used / known : null;
}
