import type { Config } from '../application/config';
import { featuresOf } from '../application/job-settings';
import type { Job } from '../job/job';

/** A job may be shared if the job permits it and the feature is on, globally or for this job. */
export function isShareable(job: Job, config: Config): boolean {
  return job.jobPermissions.reShare && featuresOf(job, config).reshareAllowed;
}
