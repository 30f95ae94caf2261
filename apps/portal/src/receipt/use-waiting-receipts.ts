import { useMemo } from 'react';
import { useAppSelector } from '../base/store';
import { useAllJobs } from '../job';
import { selectWaiting } from '../outbox';
import { type Receipt, receiptOf } from './receipt-of';

/** The readings that wait on this device, in the form of their later receipts. */
export function useWaitingReceipts(): readonly Receipt[] {
  const { jobs } = useAllJobs();
  const waiting = useAppSelector(selectWaiting);
  return useMemo(
    () =>
      waiting.map((record) =>
        receiptOf(record, jobs.find(({ id }) => id === record.jobId) ?? null),
      ),
    [waiting, jobs],
  );
}
