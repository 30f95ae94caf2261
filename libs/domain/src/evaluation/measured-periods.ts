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
  const history = readingsOf(
    { ...task, readingResults: [] },
    { ...features, evaluationUseHistoricReadings: true },
  );
  // An estimate repeats past consumption, so it counts only if there is no measured period.
  const measured = periodsOf(
    history.filter((reading) => !isEstimate(reading)),
    task,
  );
  if (measured.length === 0) return periodsOf(history, task);
  const estimates = history.filter(isEstimate).map(({ day }) => day);
  return measured.flatMap((period) => partedAt(estimates, period));
}

function periodsOf(
  readings: readonly EvaluatedReading[],
  task: MeterRateTask,
): readonly MeasuredPeriod[] {
  return intervalsOf(readings, task).flatMap(({ reading, interval }) =>
    interval.kind === 'consumed' && interval.perDay !== null
      ? [{ since: interval.since, until: reading.day, perDay: interval.perDay }]
      : [],
  );
}

/**
 * A period that spans an estimated year is measured only as a whole. Each of its years gets its share,
 * so that it still counts as two.
 */
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
