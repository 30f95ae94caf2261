import type { Features } from '../application/features';
import type { MeterRateTask } from '../job/job';
import { type Consumed, intervalsOf } from './intervals-of';
import { readingsOf } from './readings-of';

/** Between what and what a rate's daily consumption has lain lately. */
export interface UsualPerDay {
  readonly lowest: number;
  readonly highest: number;
}

const LATELY = 4;

/**
 * From the utility's history alone: a reading sent for this job is still being judged. Whether the page of
 * the evaluation shows that history is another matter.
 */
export function usualPerDay(task: MeterRateTask, features: Features): UsualPerDay | null {
  const history = readingsOf(
    { ...task, readingResults: [] },
    { ...features, evaluationUseHistoricReadings: true },
  );
  const consumed = intervalsOf(history, task).flatMap(({ interval }) =>
    interval.kind === 'consumed' && interval.perDay !== null ? [interval] : [],
  );
  const lately = (measured(consumed) ?? consumed)
    .slice(-LATELY)
    .flatMap(({ perDay }) => perDay ?? []);
  if (lately.length === 0) return null;
  return { lowest: Math.min(...lately), highest: Math.max(...lately) };
}

/** Estimates repeat the past; they count only where nothing was measured. */
function measured(consumed: readonly Consumed[]): readonly Consumed[] | null {
  const found = consumed.filter(({ isEstimated }) => !isEstimated);
  return found.length === 0 ? null : found;
}
