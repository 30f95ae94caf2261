import { useEffect } from 'react';
import { jobApi, sharingApi } from '@ablesbar/api-client';
import type { Job, Share } from '@ablesbar/domain';
import { useAppDispatch, useAppSelector } from '../base/store';

const { shares } = sharingApi.endpoints;

export interface SharesState {
  /** Null: not known yet. */
  readonly shares: readonly Share[] | null;
  readonly hasFailed: boolean;
  readonly reload: () => void;
}

/** What an account has shared. It loads when its screen opens, and again after every change. */
export function useShares(accountId: string): SharesState {
  const dispatch = useAppDispatch();
  const { data, isError } = useAppSelector(shares.select(accountId));
  useEffect(() => {
    const subscription = dispatch(shares.initiate(accountId, { forceRefetch: true }));
    return () => subscription.unsubscribe();
  }, [accountId, dispatch]);
  return {
    shares: data ?? null,
    hasFailed: isError,
    reload: () => {
      void dispatch(shares.initiate(accountId, { forceRefetch: true, subscribe: false }));
    },
  };
}

const none: readonly Job[] = [];

/** The jobs of one account, including those that another account on this device also has. */
export function useAccountJobs(accountId: string): readonly Job[] {
  return useAppSelector(jobApi.endpoints.jobs.select(accountId)).data ?? none;
}
