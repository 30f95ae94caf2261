import { useAppSelector } from '../base/store';
import type { Receipt } from './receipt-of';
import { selectReceipts } from './receipts.slice';

/** The receipt of the job's last accepted reading. */
export function useJobReceipt(jobId: string): Receipt | null {
  return (
    useAppSelector(selectReceipts).find(
      (receipt) => receipt.jobId === jobId && receipt.rates.length > 0,
    ) ?? null
  );
}
