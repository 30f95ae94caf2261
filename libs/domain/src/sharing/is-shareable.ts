import type { Config } from '../application/config';
import { featuresOf } from '../application/job-settings';
import { isCurrent } from '../job/is-current';
import type { Job } from '../job/job';

/** A job that can be read may be shared if the job permits it and the feature is on, globally or for this job. */
export function isShareable(job: Job, config: Config): boolean {
  return isCurrent(job) && job.jobPermissions.reShare && featuresOf(job, config).reshareAllowed;
}
