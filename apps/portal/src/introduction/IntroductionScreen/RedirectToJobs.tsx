import { Navigate } from 'react-router';
import { Loading } from '../../base/loading';
import { JOBS_PATH } from '../../base/paths';
import { useJobs } from '../../job';

/** Leads from the introduction to the jobs once they are loaded. */
export function RedirectToJobs() {
  const { isLoading } = useJobs();
  return isLoading ? <Loading /> : <Navigate to={JOBS_PATH} replace />;
}
