import type { Features } from '../application/features';
import { type CalendarDay, daysBetween } from '../calendar/calendar-day';
import type { MeterRateTask } from '../job/job';
import { intervalsOf } from './intervals-of';
import { type EvaluatedReading, isEstimate, readingsOf } from './readings-of';

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
  const periods = intervalsOf(historyOf(task, features), task).flatMap(({ reading, interval }) =>
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

/**
 * The same, but joined across estimates. A period that spans one is measured only as a whole: each of its
 * years gets its share, which says what is usual, but not how two of these years differ.
 */
export function joinedPeriods(task: MeterRateTask, features: Features): readonly MeasuredPeriod[] {
  const history = historyOf(task, features);
  const withoutEstimates = {
    ...task,
    readingEvents: task.readingEvents.filter(({ reason }) => reason !== 'ESTIMATED_READING'),
  };
  const estimates = history.filter(isEstimate).map(({ day }) => day);
  const joined = measuredPeriods(withoutEstimates, features);
  return joined.length === 0
    ? measuredPeriods(task, features)
    : joined.flatMap((period) => partedAt(estimates, period));
}

function historyOf(task: MeterRateTask, features: Features): readonly EvaluatedReading[] {
  return readingsOf(
    { ...task, readingResults: [] },
    { ...features, evaluationUseHistoricReadings: true },
  );
}

function partedAt(
  estimates: readonly CalendarDay[],
  { since, until, perDay }: MeasuredPeriod,
): readonly MeasuredPeriod[] {
  const between = estimates.filter(
    (day) => daysBetween(since, day) > 0 && daysBetween(day, until) > 0,
  );
  const ends = [since, ...between, until];
  return ends.slice(1).map((end, n) => ({ since: ends[n] ?? since, until: end, perDay }));
}
