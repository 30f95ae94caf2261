import { createContext, use } from 'react';
import { useAppSelector } from '../base/store';
import type { LoadJobs } from './create-job-loader';
import { selectAreListsLoading } from './lists-loading.slice';

export const JobLoaderContext = createContext<LoadJobs | null>(null);

/** Loads the lists again, and tells whether they are loading. */
export function useJobLoader() {
  const load = use(JobLoaderContext);
  if (load === null) throw new Error('A list was rendered outside of the workplace.');
  return { load, isLoading: useAppSelector(selectAreListsLoading) };
}
