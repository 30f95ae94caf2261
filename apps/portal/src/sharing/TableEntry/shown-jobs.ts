import type { Job } from '@ablesbar/domain';

export const SHOWN = ['open', 'all', 'filled', 'odd'] as const;
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
  readonly isFilled: (job: Job) => boolean;
  readonly isOdd: (job: Job) => boolean;
}

export function shownJobs(
  jobs: readonly Job[],
  { shown, building, isBegun, isFilled, isOdd }: ShownSetup,
): readonly Job[] {
  const fits = {
    open: (job: Job) => !job.done,
    all: () => true,
    filled: isFilled,
    odd: isOdd,
  } satisfies Record<Shown, (job: Job) => boolean>;
  const ofBuilding = new Set(building?.map(({ id }) => id));
  return jobs.filter(
    (job) => (building === null || ofBuilding.has(job.id)) && (fits[shown](job) || isBegun(job.id)),
  );
}
