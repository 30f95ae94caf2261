import { createContext, use, useMemo, useSyncExternalStore } from 'react';
import { useAppSelector } from '../base/store';
import { useJobs } from '../job';
import { selectWaiting } from '../outbox';
import { type Receipt, receiptOf } from './receipt-of';
import type { Receipts } from './receipts';

export const ReceiptsContext = createContext<Receipts | null>(null);

export function useReceipts(): Receipts {
  const receipts = use(ReceiptsContext);
  if (receipts === null) throw new Error('A receipt was rendered outside of the workplace.');
  return receipts;
}

export function useSentReceipts(): readonly Receipt[] {
  const receipts = useReceipts();
  return useSyncExternalStore(receipts.subscribe, receipts.items);
}

/** The readings that wait on this device, in the form of their later receipts. */
export function useWaitingReceipts(): readonly Receipt[] {
  const { jobs } = useJobs();
  const waiting = useAppSelector(selectWaiting);
  return useMemo(
    () =>
      waiting.map((record) =>
        receiptOf(record, jobs.find(({ id }) => id === record.jobId) ?? null),
      ),
    [waiting, jobs],
  );
}
