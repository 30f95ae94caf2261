import { Navigate } from 'react-router';
import { LoadingScreen } from '@ablesbar/ui';
import { JOBS_PATH } from '../../base/paths';
import { useJobs } from '../../job';

/** The end of the way from the introduction: on to the jobs, but not before they are there. */
export function JobsAwaited() {
  const { isLoading } = useJobs();
  return isLoading ? <LoadingScreen /> : <Navigate to={JOBS_PATH} replace />;
}
