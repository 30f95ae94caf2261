import { createContext, use } from 'react';
import { useObserved } from '@ablesbar/ui/observable';
import type { JobLoader } from './create-job-loader';

export const JobLoaderContext = createContext<JobLoader | null>(null);

/** To ask for the lists once more, and whether they are on their way. */
export function useJobLoader() {
  const loader = use(JobLoaderContext);
  if (loader === null) throw new Error('A list was rendered outside of the workplace.');
  const { load, isLoading } = loader;
  return { load, isLoading: useObserved(isLoading) };
}
