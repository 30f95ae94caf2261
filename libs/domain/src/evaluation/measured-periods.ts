import type { Features } from '../application/features';
import type { CalendarDay } from '../calendar/calendar-day';
import type { MeterRateTask } from '../job/job';
import { intervalsOf } from './intervals-of';
import { readingsOf } from './readings-of';

/** A rate's consumption per day from one reading to the next. */
export interface MeasuredPeriod {
  readonly since: CalendarDay;
  readonly until: CalendarDay;
  readonly perDay: number;
}

/**
 * Oldest first. Only the utility's history counts: a reading sent for this job is still being
 * checked. The history counts even if the evaluation page does not show it.
 */
export function measuredPeriods(
  task: MeterRateTask,
  features: Features,
): readonly MeasuredPeriod[] {
  const history = readingsOf(
    { ...task, readingResults: [] },
    { ...features, evaluationUseHistoricReadings: true },
  );
  const periods = intervalsOf(history, task).flatMap(({ reading, interval }) =>
    interval.kind === 'consumed' && interval.perDay !== null
      ? [{ ...interval, until: reading.day, perDay: interval.perDay }]
      : [],
  );
  // An estimate repeats past consumption, so it counts only if there is no measured period.
  const measured = periods.filter(({ isEstimated }) => !isEstimated);
  return (measured.length === 0 ? periods : measured).map(({ since, until, perDay }) => ({
    since,
    until,
    perDay,
  }));
}
