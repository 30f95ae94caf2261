import { createSelector } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { shallowEqual } from 'react-redux';
import { accountApi, jobApi } from '@ablesbar/api-client';
import { type Job, jobsOnce } from '@ablesbar/domain';
import { usePortal } from '../app/portal-context';
import { type RootState, useAppDispatch, useAppSelector } from '../app/store';
import { useOnline } from '../connection';
import { useSession } from '../session';

const selectLists = createSelector(
  [(state: RootState) => state, (_: RootState, accountIds: readonly string[]) => accountIds],
  (state, accountIds) => accountIds.map((id) => jobApi.endpoints.jobs.select(id)(state)),
  // Every action makes a new state; the screens care only when one of the lists is another.
  { memoizeOptions: { resultEqualityCheck: shallowEqual } },
);

const selectAccounts = createSelector(
  [(state: RootState) => state, (_: RootState, accountIds: readonly string[]) => accountIds],
  (state, accountIds) =>
    accountIds.flatMap((id) => accountApi.endpoints.accountInfo.select(id)(state).data ?? []),
  { memoizeOptions: { resultEqualityCheck: shallowEqual } },
);

const selectJobs = createSelector([selectLists, selectAccounts], (lists, accounts) =>
  jobsOnce(
    lists.flatMap((list) => list.data ?? []),
    accounts,
  ),
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

/**
 * Keeps lists and names of all accounts in memory while somebody is logged in. The lists are loaded on
 * arrival and when the connection is back, one account after the other.
 */
export function useJobSubscriptions(): void {
  const dispatch = useAppDispatch();
  const { notices } = usePortal();
  const { accountIds } = useSession();
  const isOnline = useOnline();
  useEffect(() => {
    const subscriptions: { readonly unsubscribe: () => void }[] = [];
    let isOver = false;
    const load = async (accountId: string) => {
      const jobs = dispatch(jobApi.endpoints.jobs.initiate(accountId, { forceRefetch: true }));
      subscriptions.push(jobs, dispatch(accountApi.endpoints.accountInfo.initiate(accountId)));
      return (await jobs).error;
    };
    const loadAll = async () => {
      let hasTold = false;
      for (const accountId of accountIds) {
        if (isOver) return;
        const error = await load(accountId);
        if (isOver || hasTold || !isWorthTelling(error)) continue;
        hasTold = true;
        notices.show({
          type: 'error',
          title: 'notice_jobs_failed_title',
          message: 'notice_jobs_failed_text',
        });
      }
    };
    void loadAll();
    return () => {
      isOver = true;
      subscriptions.forEach((subscription) => subscription.unsubscribe());
    };
  }, [accountIds, isOnline, dispatch, notices]);
}

/** A lost connection and an ended session have signs of their own. */
function isWorthTelling(error: object | undefined): boolean {
  if (error === undefined) return false;
  return !('kind' in error && (error.kind === 'offline' || error.kind === 'session-expired'));
}
