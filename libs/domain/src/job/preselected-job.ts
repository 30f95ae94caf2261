import type { Features } from '../application/features';
import type { Job } from './job';

/** The job that opens automatically because it is the only one. */
export function preselectedJob(jobs: readonly Job[], features: Features): Job | null {
  const [only, second] = jobs;
  return features.preselectJobIfSingleEnabled && second === undefined ? (only ?? null) : null;
}
