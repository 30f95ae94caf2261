import type { Job } from './job';

/** Whether the job can be read. Otherwise its campaign has ended, and only its readings are shown. */
export function isCurrent({ archivedOn }: Pick<Job, 'archivedOn'>): boolean {
  return archivedOn === null;
}
