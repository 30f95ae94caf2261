import { createSelector } from '@reduxjs/toolkit';
import { shallowEqual } from 'react-redux';
import { accountApi, jobApi } from '@ablesbar/api-client';
import { isCurrent, type Job, uniqueJobs } from '@ablesbar/domain';
import { type RootState, useAppSelector } from '../base/store';
import { useSession } from '../base/session';
import { isUnanswered } from './create-job-loader';

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
const selectAllJobs = createSelector([selectLists, selectAccounts], (lists, accounts) =>
  uniqueJobs(
    lists.flatMap((list) => list.data ?? []),
    accounts,
  ),
);

/** The jobs that can be read. */
export const selectJobs = createSelector([selectAllJobs], (jobs) => jobs.filter(isCurrent));

export interface JobsState {
  readonly jobs: readonly Job[];
  /** The list of some account is not known yet. */
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  /** Why it failed: a server that answers is no question of the internet connection. */
  readonly failureText: 'jobs_failed_text' | 'jobs_answered_failed_text';
  /**
   * How many jobs can be read in the account's own list, perhaps an older one; jobs of other accounts
   * count too. Without an entry, the account has no list.
   */
  readonly countOf: ReadonlyMap<string, number>;
  /** Some account has no list, not even an older one. */
  readonly isMissing: boolean;
}

export function useJobs(): JobsState {
  return useJobsOf(selectJobs);
}

/** With the jobs of closed campaigns: their readings are still evaluated and proved. */
export function useAllJobs(): JobsState {
  return useJobsOf(selectAllJobs);
}

function useJobsOf(
  select: (state: RootState, accountIds: readonly string[]) => readonly Job[],
): JobsState {
  const { accountIds } = useSession();
  const lists = useAppSelector((state) => selectLists(state, accountIds));
  const jobs = useAppSelector((state) => select(state, accountIds));
  return {
    jobs,
    isLoading: lists.some((list) => list.data === undefined && !list.isError),
    hasFailed: lists.some((list) => list.isError),
    failureText: lists.some(({ isError, error }) => isError && error && !isUnanswered(error))
      ? 'jobs_answered_failed_text'
      : 'jobs_failed_text',
    countOf: new Map(
      accountIds.flatMap((id, n) => {
        const own = lists[n]?.data;
        return own === undefined ? [] : [[id, own.filter(isCurrent).length]];
      }),
    ),
    isMissing: lists.some((list) => list.data === undefined),
  };
}
