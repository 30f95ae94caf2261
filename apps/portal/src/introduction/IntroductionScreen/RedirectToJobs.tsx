import { Navigate } from 'react-router';
import { LoadingScreen } from '@ablesbar/ui';
import { JOBS_PATH } from '../../base/paths';
import { useJobs } from '../../job';

/** Leads from the introduction to the jobs once they are loaded. */
export function RedirectToJobs() {
  const { isLoading } = useJobs();
  return isLoading ? <LoadingScreen /> : <Navigate to={JOBS_PATH} replace />;
}
