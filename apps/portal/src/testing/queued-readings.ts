import { type Job, valueOfNumber } from '@ablesbar/domain';
import type { OutboxRecord } from '@ablesbar/offline-queue';
import { type Receipt, receiptOf } from '../receipt/receipt-of';
import { NOW } from './a-demo-job';

const HOUR = 3_600_000;
const MINUTE = 60_000;

interface About {
  readonly value?: number;
  readonly minutesAgo?: number;
  readonly accountId?: string;
  readonly comment?: string;
  readonly refused?: string;
}

/** A reading that waits on this device. `refused` is the utility's reason for rejecting it. */
export function aQueuedReading(
  job: Job,
  { value = 13_210.45, minutesAgo = 25, accountId = 'kunde', comment, refused }: About = {},
): OutboxRecord {
  const capturedAt = NOW.getTime() - minutesAgo * MINUTE;
  return {
    kind: 'job-results',
    schema: 2,
    id: `3d1c5a20-71b4-4c9e-8f52-${String(minutesAgo).padStart(12, '0')}`,
    seq: 0,
    accountId,
    applicationId: 'stadtwerke-neuenbrueck',
    photos: [],
    capturedAt,
    attempts: refused === undefined ? 0 : 1,
    nextAt: null,
    lastError:
      refused === undefined ? null : { status: 422, message: refused, at: capturedAt + MINUTE },
    state: refused === undefined ? 'QUEUED' : 'REJECTED',
    visible: true,
    jobId: job.id,
    payload: {
      readingDate: new Date(capturedAt).toISOString(),
      results: job.meter.meterRateTasks.map(({ taskId }) => ({
        taskId,
        comment: comment ?? null,
        value: valueOfNumber(value, 0),
      })),
    },
  };
}

/** The receipt of a reading that has arrived. */
export function aReceipt(job: Job, value: number, hoursAgo: number, comment?: string): Receipt {
  const about = { value, minutesAgo: hoursAgo * 60 + 2, ...(comment !== undefined && { comment }) };
  return receiptOf(aQueuedReading(job, about), job, NOW.getTime() - hoursAgo * HOUR);
}
