import { createSelector } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { shallowEqual } from 'react-redux';
import { jobApi } from '@ablesbar/api-client';
import type { Job } from '@ablesbar/domain';
import { useAppDispatch, useAppSelector } from '../app/hooks';
import { lateReducer } from '../app/late-store';
import type { RootState } from '../app/store';
import { selectAccountIds } from '../session';

const selectList = lateReducer.selector((state, accountId: string) =>
  jobApi.endpoints.jobs.select(accountId)(state),
);

const selectLists = createSelector(
  [(state: RootState) => state, selectAccountIds],
  (state, accountIds) => accountIds.map((accountId) => selectList(state, accountId)),
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
  const lists = useAppSelector(selectLists);
  const jobs = useAppSelector(selectJobs);
  return {
    jobs,
    isLoading: lists.some((list) => list.data === undefined && !list.isError),
    hasFailed: lists.some((list) => list.isError),
  };
}

/** Keeps the lists of all accounts in memory while somebody is logged in, and loads them on arrival. */
export function useJobSubscriptions(): void {
  const dispatch = useAppDispatch();
  const accountIds = useAppSelector(selectAccountIds);
  useEffect(() => {
    const subscriptions = accountIds.map((accountId) =>
      dispatch(jobApi.endpoints.jobs.initiate(accountId, { forceRefetch: true })),
    );
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [accountIds, dispatch]);
}
