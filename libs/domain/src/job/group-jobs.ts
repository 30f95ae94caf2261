import type { Job } from './job';

export interface JobGroups {
  readonly open: readonly Job[];
  readonly queued: readonly Job[];
  readonly done: readonly Job[];
}

/**
 * Puts each job into one group and keeps their order. A done job with a queued correction counts as
 * queued, because the correction has not arrived.
 */
export function groupJobs(jobs: readonly Job[], queuedJobIds: ReadonlySet<string>): JobGroups {
  const open: Job[] = [];
  const queued: Job[] = [];
  const done: Job[] = [];
  for (const job of jobs) {
    const group = queuedJobIds.has(job.id) ? queued : job.done ? done : open;
    group.push(job);
  }
  return { open, queued, done };
}
