import type { Config } from '../application/config';
import type { Features } from '../application/features';
import { featuresOf } from '../application/job-settings';
import { byMeterNumber } from '../job/by-meter-number';
import type { Job } from '../job/job';
import { readingsOf } from './readings-of';

export interface EvaluationGroups {
  readonly doneWithHistory: readonly Job[];
  /** Without the jobs whose features show only done jobs (customer decision 10). */
  readonly openWithHistory: readonly Job[];
  readonly withoutHistory: readonly Job[];
}

/** The list beside the evaluation. Each group is sorted by meter number. */
export function evaluationGroups(jobs: readonly Job[], config: Config): EvaluationGroups {
  const sorted = [...jobs].sort(byMeterNumber);
  const withHistory = new Set(sorted.filter((job) => canEvaluate(job, featuresOf(job, config))));
  return {
    doneWithHistory: [...withHistory].filter(({ done }) => done),
    openWithHistory: [...withHistory].filter(
      (job) => !job.done && !featuresOf(job, config).evaluationShowOnlyDoneJobs,
    ),
    withoutHistory: sorted.filter((job) => !withHistory.has(job)),
  };
}

/** A job has an evaluation if any of its rates has a reading. */
export function canEvaluate({ meter }: Job, features: Features): boolean {
  return meter.meterRateTasks.some((task) => readingsOf(task, features).length > 0);
}
