import type { Features } from '../application/features';
import type { CalendarDay } from '../calendar/calendar-day';
import type { MeterRateTask } from '../job/job';
import { intervalsOf } from './intervals-of';
import { readingsOf } from './readings-of';

/** What a rate used per day from one reading to the next. */
export interface MeasuredPeriod {
  readonly since: CalendarDay;
  readonly until: CalendarDay;
  readonly perDay: number;
}

/**
 * Oldest first, from the utility's history alone: a reading sent for this job is still being judged.
 * Whether the page of the evaluation shows that history is another matter.
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
  // Estimates repeat the past; they count only where nothing was measured.
  const measured = periods.filter(({ isEstimated }) => !isEstimated);
  return (measured.length === 0 ? periods : measured).map(({ since, until, perDay }) => ({
    since,
    until,
    perDay,
  }));
}
