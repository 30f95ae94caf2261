import { createSelector } from '@reduxjs/toolkit';
import { shallowEqual } from 'react-redux';
import { accountApi, jobApi } from '@ablesbar/api-client';
import { type Job, uniqueJobs } from '@ablesbar/domain';
import { type RootState, useAppSelector } from '../base/store';
import { useSession } from '../base/session';

const selectLists = createSelector(
  [(state: RootState) => state, (_: RootState, accountIds: readonly string[]) => accountIds],
  (state, accountIds) => accountIds.map((id) => jobApi.endpoints.jobs.select(id)(state)),
  // Every action creates a new state, but the screens change only if one of the lists changes.
  { memoizeOptions: { resultEqualityCheck: shallowEqual } },
);

const selectAccounts = createSelector(
  [(state: RootState) => state, (_: RootState, accountIds: readonly string[]) => accountIds],
  (state, accountIds) =>
    accountIds.flatMap((id) => accountApi.endpoints.accountInfo.select(id)(state).data ?? []),
  { memoizeOptions: { resultEqualityCheck: shallowEqual } },
);

/** Each job once, also where it is shared with several of the accounts. */
export const selectJobs = createSelector([selectLists, selectAccounts], (lists, accounts) =>
  uniqueJobs(
    lists.flatMap((list) => list.data ?? []),
    accounts,
  ),
);

export interface JobsState {
  readonly jobs: readonly Job[];
  /** The list of some account is not known yet. */
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
