import type { Config } from '../application/config';
import { featuresOf } from '../application/job-settings';
import type { Job } from '../job/job';

/** Passing a job on takes the permission of the job and the feature, global or its own. */
export function isShareable(job: Job, config: Config): boolean {
  return job.jobPermissions.reShare && featuresOf(job, config).reshareAllowed;
}
