import { type Job, meterTypeOf, valueOfNumber } from '@ablesbar/domain';
import { placeOf, type Receipt, receiptRate } from './receipt-of';

/**
 * The receipts that the server knows, of whatever device: they stay after a logout. Comments and photos
 * are with the utility, and not in its answer.
 */
export function serverReceipts(jobs: readonly Job[]): readonly Receipt[] {
  return jobs.flatMap(receiptsOfJob);
}

/** All rates of one sending have the number of one receipt. */
function receiptsOfJob(job: Job): readonly Receipt[] {
  const byNumber = new Map<string, Receipt>();
  const tasks = job.meter.meterRateTasks;
  for (const task of tasks) {
    for (const { receiptNumber, receivedAt, readingDate, readingValue } of task.readingResults) {
      const at = Date.parse(receivedAt ?? '');
      if (receiptNumber === undefined || !Number.isFinite(at)) continue;
      const value = valueOfNumber(readingValue, task.postDecimals);
      const known = byNumber.get(receiptNumber) ?? {
        id: receiptNumber,
        accountId: job.login,
        jobId: job.id,
        meterNumber: job.meter.meterNumber,
        meterType: meterTypeOf(job),
        customMeterType: job.meter.customMeterType,
        place: placeOf(job),
        rates: [],
        comment: null,
        readingDate,
        capturedAt: at,
        sentAt: at,
        photoCount: 0,
      };
      const rates = [...known.rates, receiptRate(tasks, task, value)];
      byNumber.set(receiptNumber, { ...known, rates });
    }
  }
  return [...byNumber.values()];
}
