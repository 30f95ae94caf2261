import { createSelector } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { shallowEqual } from 'react-redux';
import { jobApi } from '@ablesbar/api-client';
import type { Job } from '@ablesbar/domain';
import { type RootState, useAppDispatch, useAppSelector } from '../app/store';
import { useSession } from '../session';

const selectLists = createSelector(
  [(state: RootState) => state, (_: RootState, accountIds: readonly string[]) => accountIds],
  (state, accountIds) => accountIds.map((id) => jobApi.endpoints.jobs.select(id)(state)),
  // Every action makes a new state; the screens care only when one of the lists is another.
  { memoizeOptions: { resultEqualityCheck: shallowEqual } },
);

const selectJobs = createSelector([selectLists], (lists): readonly Job[] =>
  lists.flatMap((list) => list.data ?? []),
);

export interface JobsState {
  readonly jobs: readonly Job[];
  /** Nothing is known yet of some account. */
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
}

export function useJobs(): JobsState {
  const { accountIds } = useSession();
  const lists = useAppSelector((state) => selectLists(state, accountIds));
  const jobs = useAppSelector((state) => selectJobs(state, accountIds));
  return {
    jobs,
    isLoading: lists.some((list) => list.data === undefined && !list.isError),
    hasFailed: lists.some((list) => list.isError),
  };
}

/** Keeps the lists of all accounts in memory while somebody is logged in, and loads them on arrival. */
export function useJobSubscriptions(): void {
  const dispatch = useAppDispatch();
  const { accountIds } = useSession();
  useEffect(() => {
    const subscriptions = accountIds.map((accountId) =>
      dispatch(jobApi.endpoints.jobs.initiate(accountId, { forceRefetch: true })),
    );
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [accountIds, dispatch]);
}
