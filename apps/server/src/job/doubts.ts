import { type Config, dayOfWire, featuresOf, type Job, meterReadingOf } from '@ablesbar/domain';
import { assessRate, isAskedAbout } from '@ablesbar/validation';
import { typedValue } from './judge-submission';
import type { Submission } from './submission';

/** Why the app asked its user about a value: it is outside what the utility expects, or far from usual. */
export type Doubt = 'doubtful' | 'unusual';

/**
 * What was doubtful when the values came in, in the order of the results. It is stored with them: a
 * later import brings other limits and readings, and would judge otherwise.
 */
export function doubtsOf(
  { results, readingDate }: Submission,
  job: Job,
  config: Config,
): readonly (Doubt | null)[] {
  const settings = { features: featuresOf(job, config), meterReading: meterReadingOf(job, config) };
  const day = dayOfWire(readingDate);
  return results.map(({ taskId, readingValue }) => {
    const task = job.meter.meterRateTasks.find((one) => one.taskId === taskId);
    if (task === undefined) return null;
    const value = typedValue(readingValue, task, settings);
    const { state } = assessRate({ task, value, day, settings });
    return isAskedAbout(state) ? state : null;
  });
}
