import type { Receipt } from './receipt-of';
import { useReceipts } from './use-receipts';

/** The receipt of the job's last accepted reading. */
export function useJobReceipt(jobId: string): Receipt | null {
  return (
    useReceipts().find((receipt) => receipt.jobId === jobId && receipt.rates.length > 0) ?? null
  );
}
