// Offline: last known.
export { JobHome } from './JobHome/JobHome';
export { JobScreen } from './JobScreen/JobScreen';
export { JobsScreen } from './JobsScreen/JobsScreen';
export { keepJobs } from './keep-jobs';
export { useJobs, useJobSubscriptions } from './use-jobs';
