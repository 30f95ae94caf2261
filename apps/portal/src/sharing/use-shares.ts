import { useMemo } from 'react';
import { jobApi, sharingApi } from '@ablesbar/api-client';
import { isCurrent, type Job, type Share } from '@ablesbar/domain';
import type { TextKey } from '@ablesbar/i18n';
import { useTexts } from '@ablesbar/ui';
import { isUnanswered } from '../job';

export interface SharesState {
  /** Null: not known yet. */
  readonly shares: readonly Share[] | null;
  readonly hasFailed: boolean;
  /** Why it failed: a server that answers is no question of the internet connection. */
  readonly failureText: 'management_shares_failed_text' | 'jobs_answered_failed_text';
  readonly reload: () => void;
}

/**
 * What an account has shared. It loads when its screen opens, and again after every change. Each share
 * has a name here: its link, its title and the questions about it would be empty without one.
 */
export function useShares(accountId: string): SharesState {
  const { currentData, isError, error, refetch } = sharingApi.useSharesQuery(accountId, {
    refetchOnMountOrArgChange: true,
  });
  const noName = useTexts().t('management_share_no_name');
  const shares = useMemo(
    () => currentData?.map((share) => named(share, noName)) ?? null,
    [currentData, noName],
  );
  return {
    shares,
    hasFailed: isError,
    failureText:
      error && !isUnanswered(error) ? 'jobs_answered_failed_text' : 'management_shares_failed_text',
    reload: () => void refetch(),
  };
}

function named(share: Share, noName: string): Share {
  const name = [share.name, share.username ?? ''].find((text) => text.trim() !== '') ?? noName;
  return { ...share, name, sharedAccounts: share.sharedAccounts.map((one) => named(one, noName)) };
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

/**
 * Why something could not be removed from a share; null if it is gone, also by another hand. A server
 * that answers is no question of the internet connection.
 */
export function removalFailure(error: object | undefined): TextKey | null {
  if (error === undefined || ('kind' in error && error.kind === 'not-found')) return null;
  return isUnanswered(error) ? 'management_failed_text' : 'management_answered_failed_text';
}
