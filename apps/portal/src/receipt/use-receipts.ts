import { useMemo } from 'react';
import { receiptNumber } from '@ablesbar/domain';
import { useSession } from '../base/session';
import { useAppSelector } from '../base/store';
import { useAllJobs } from '../job';
import type { Receipt } from './receipt-of';
import { newestFirst, selectReceipts } from './receipts.slice';
import { serverReceipts } from './server-receipts';

/**
 * The receipts of the accounts that are logged in, newest first: the device still keeps those of an
 * account whose session ended. One of this device also has the comment and the photos, so it stands
 * for the server's.
 */
export function useReceipts(): readonly Receipt[] {
  const { accountIds } = useSession();
  const all = useAppSelector(selectReceipts);
  const { jobs } = useAllJobs();
  return useMemo(() => {
    const kept = all.filter(({ accountId }) => accountIds.includes(accountId));
    const numbers = new Set(kept.map(({ id }) => receiptNumber(id)));
    return newestFirst([...kept, ...serverReceipts(jobs).filter(({ id }) => !numbers.has(id))]);
  }, [all, accountIds, jobs]);
}
