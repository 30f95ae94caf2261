import { createContext, use } from 'react';
import { useObserved } from '@ablesbar/ui/observable';
import type { JobLoader } from './create-job-loader';

export const JobLoaderContext = createContext<JobLoader | null>(null);

/** Loads the lists again, and tells whether they are loading. */
export function useJobLoader() {
  const loader = use(JobLoaderContext);
  if (loader === null) throw new Error('A list was rendered outside of the workplace.');
  const { load, isLoading } = loader;
  return { load, isLoading: useObserved(isLoading) };
}
