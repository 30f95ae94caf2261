import type { Features } from '../application/features';
import { dayOfWire } from '../calendar/berlin-day';
import type { MeterRateTask } from '../job/job';
import { lastReadingOf } from '../reading/last-reading';
import { type EvaluatedReading, readingsOf } from './readings-of';

/**
 * The rate's readings before its last one, the newest first. The reading form shows them even if
 * the evaluation page hides them.
 */
export function earlierReadings(
  task: MeterRateTask,
  features: Features,
): readonly EvaluatedReading[] {
  const last = lastReadingOf(task);
  const lastDay = dayOfWire(last?.readingDate ?? null);
  return readingsOf(task, {
    ...features,
    evaluationUseHistoricReadings: true,
    evaluationShowCurrentReadings: true,
  })
    .filter(({ day, value }) => day !== lastDay || value !== last?.readingValue)
    .reverse();
}
