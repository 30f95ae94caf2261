import type { Job } from '@ablesbar/domain';
import type { TableReadiness } from './assessments';

export const SHOWN = ['open', 'sure', 'doubtful', 'blocked', 'all'] as const;
export type Shown = (typeof SHOWN)[number];

export interface ShownSetup {
  readonly shown: Shown;
  /** Null: all buildings. */
  readonly building: readonly Job[] | null;
  /**
   * Jobs with an entry begun under this filter stay; otherwise lines would jump while the user
   * types.
   */
  readonly isBegun: (jobId: string) => boolean;
  /** How the entries of the jobs are judged. */
  readonly readiness: TableReadiness;
}

export function shownJobs(
  jobs: readonly Job[],
  { shown, building, isBegun, readiness }: ShownSetup,
): readonly Job[] {
  const chosen = new Set(jobsFor(shown, jobs, readiness));
  const ofBuilding = new Set(building?.map(({ id }) => id));
  return jobs.filter(
    (job) => (building === null || ofBuilding.has(job.id)) && (chosen.has(job) || isBegun(job.id)),
  );
}

/** The jobs behind one chip of the table. */
export function jobsFor(
  shown: Shown,
  jobs: readonly Job[],
  readiness: TableReadiness,
): readonly Job[] {
  if (shown === 'all') return jobs;
  return shown === 'open' ? jobs.filter(({ done }) => !done) : readiness[shown];
}
