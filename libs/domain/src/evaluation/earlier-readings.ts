import type { Features } from '../application/features';
import { dayOfWire } from '../calendar/berlin-day';
import type { MeterRateTask } from '../job/job';
import { lastReadingOf } from '../reading/last-reading';
import { type EvaluatedReading, readingsOf } from './readings-of';

/**
 * What is known of a rate before its last reading, the newest first: for the form, whatever the page of the
 * evaluation shows.
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
