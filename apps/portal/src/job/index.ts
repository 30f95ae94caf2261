// Offline: last known.
export { JobHome } from './JobHome/JobHome';
export { JobScreen } from './JobScreen/JobScreen';
export { JobsScreen } from './JobsScreen/JobsScreen';
export { createJobLoader, type JobLoader } from './create-job-loader';
export { JobLoaderContext } from './job-loader-context';
export { keepJobs } from './keep-jobs';
export { useJobs } from './use-jobs';
