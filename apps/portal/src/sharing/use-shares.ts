import { useMemo } from 'react';
import { jobApi, sharingApi } from '@ablesbar/api-client';
import { isCurrent, type Job, type Share } from '@ablesbar/domain';

export interface SharesState {
  /** Null: not known yet. */
  readonly shares: readonly Share[] | null;
  readonly hasFailed: boolean;
  readonly reload: () => void;
}

/** What an account has shared. It loads when its screen opens, and again after every change. */
export function useShares(accountId: string): SharesState {
  const { currentData, isError, refetch } = sharingApi.useSharesQuery(accountId, {
    refetchOnMountOrArgChange: true,
  });
  return { shares: currentData ?? null, hasFailed: isError, reload: () => void refetch() };
}

const none: readonly Job[] = [];

/** What an account can read, including the jobs that another account on this device also has. */
export function useAccountJobs(accountId: string): readonly Job[] {
  const jobs = jobApi.endpoints.jobs.useQueryState(accountId).currentData ?? none;
  return useMemo(() => jobs.filter(isCurrent), [jobs]);
}

/** Searches all levels: a sub-access may have shared jobs further. */
export function findShare(shares: readonly Share[], shareId: string): Share | null {
  for (const share of shares) {
    const found = share.id === shareId ? share : findShare(share.sharedAccounts, shareId);
    if (found !== null) return found;
  }
  return null;
}
