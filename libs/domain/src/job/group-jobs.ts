import type { Job } from './job';

export interface JobGroups {
  readonly open: readonly Job[];
  readonly queued: readonly Job[];
  readonly done: readonly Job[];
}

/** Each job stands in one group, in the order the jobs come in. A queued correction of a done job waits, too: it has not arrived. */
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
