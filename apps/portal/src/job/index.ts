// Offline: last known.
export { createJobLoader, isUnanswered, type LoadJobs } from './create-job-loader';
export { saveDeadlines } from './JobHome/DeadlineSection';
export { JobHome } from './JobHome/JobHome';
export { jobStates } from './JobList/job-state';
export { JobsScreen } from './JobsScreen/JobsScreen';
export { keepJobs } from './keep-jobs';
export { listAgesSlice } from './list-ages.slice';
export { listViewSlice, placesForgotten, selectTablePlace, tableLeft } from './list-view.slice';
export { listsLoadingSlice } from './lists-loading.slice';
export { RoundLink } from './RoundLink/RoundLink';
export { TableLink } from './TableLink/TableLink';
export { MeterScan } from './MeterScan/MeterScan';
export { MeterData } from './MeterData/MeterData';
export { MissingJob } from './JobsScreen/ListState';
export { selectJobs, useAllJobs, useJobs } from './use-jobs';
export { useQueuedJobIds } from './use-queued-job-ids';
export { useRoundHouse } from './use-round-house';
