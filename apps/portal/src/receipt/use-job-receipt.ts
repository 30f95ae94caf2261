import { type Job, lastResultOf } from '@ablesbar/domain';
import type { Receipt } from './receipt-of';
import { useReceipts } from './use-receipts';

/**
 * The receipt that holds the job's last accepted readings, all of them and nothing else. There is none
 * if its rates were sent one by one, or if the value was corrected where this device did not see it.
 */
export function useJobReceipt(job: Job): Receipt | null {
  return (
    useReceipts().find((receipt) => receipt.jobId === job.id && holdsResults(receipt, job)) ?? null
  );
}

export function holdsResults({ rates }: Pick<Receipt, 'rates'>, job: Job): boolean {
  const { meterRateTasks } = job.meter;
  const read = meterRateTasks.filter((task) => lastResultOf(task) !== null);
  if (read.length === 0 || read.length !== rates.length) return false;
  return read.every((task) => {
    const rate = rates.find(({ id }) => id === task.taskId);
    return Number(rate?.decimal) === lastResultOf(task)?.readingValue;
  });
}
