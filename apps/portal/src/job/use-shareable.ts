import { useEffect } from 'react';
import { isShareable } from '@ablesbar/domain';
import { usePortal } from '../base/portal';
import { useJobs } from './use-jobs';

/** Tells the menu, which loads before the store, whether some job may be shared. */
export function useShareable(): void {
  const { application, shareable } = usePortal();
  const { jobs } = useJobs();
  const some = jobs.some((job) => isShareable(job, application.config));
  useEffect(() => shareable.set(some), [shareable, some]);
}
