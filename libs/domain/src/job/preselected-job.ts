import type { Features } from '../application/features';
import type { Job } from './job';

/**
 * The job that opens automatically because it is the only one; for a user who came with a printed
 * link, the only one that is open.
 */
export function preselectedJob(
  jobs: readonly Job[],
  features: Features,
  isByLink = false,
): Job | null {
  const open = isByLink ? onlyOf(jobs.filter(({ done }) => !done)) : null;
  return open ?? (features.preselectJobIfSingleEnabled ? onlyOf(jobs) : null);
}

function onlyOf(jobs: readonly Job[]): Job | null {
  const [only, second] = jobs;
  return second === undefined ? (only ?? null) : null;
}
