import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { preselectedJob } from '@ablesbar/domain';
import { jobPath } from '../app/paths';
import { usePortal } from '../app/portal-context';
import { useJobs } from './use-jobs';

/** Opens the one job there is, on arrival; who comes back from it wants to see the list. */
export function useOnlyJob(isAtList: boolean): void {
  const { features } = usePortal().application.config;
  const navigate = useNavigate();
  const { jobs, isLoading } = useJobs();
  const wasOpened = useRef(false);
  const id = isLoading ? undefined : preselectedJob(jobs, features)?.id;
  useEffect(() => {
    if (isAtList && id !== undefined && !wasOpened.current) {
      void navigate(jobPath(id), { replace: true });
    }
    if (!isAtList) wasOpened.current = true;
  }, [isAtList, id, navigate]);
}
