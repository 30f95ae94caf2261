import { useMemo } from 'react';
import { receiptNumber } from '@ablesbar/domain';
import { useAppSelector } from '../base/store';
import { useAllJobs } from '../job';
import type { Receipt } from './receipt-of';
import { newestFirst, selectReceipts } from './receipts.slice';
import { serverReceipts } from './server-receipts';

/**
 * All receipts, newest first. One of this device also has the comment and the photos, so it stands
 * for the server's.
 */
export function useReceipts(): readonly Receipt[] {
  const kept = useAppSelector(selectReceipts);
  const { jobs } = useAllJobs();
  return useMemo(() => {
    const numbers = new Set(kept.map(({ id }) => receiptNumber(id)));
    return newestFirst([...kept, ...serverReceipts(jobs).filter(({ id }) => !numbers.has(id))]);
  }, [kept, jobs]);
}
