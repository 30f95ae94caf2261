import { useMemo } from 'react';
import { needsAttention, type OutboxRecord } from '@ablesbar/offline-queue';
import { useOwnWaiting } from '../../outbox';

/** How far a reading is that is on its way. */
export type ClosedStage = 'sending' | 'queued';

/** The jobs whose values must not change any more, by their ids. */
export type ClosedJobs = ReadonlyMap<string, ClosedStage>;

/** The jobs whose last reading was refused, which is never sent by itself, by their ids. */
export type RefusedJobs = ReadonlyMap<string, OutboxRecord>;

/** A refused reading does not close its job: a new one can be entered. */
export function useClosed(pending: ReadonlySet<string>): {
  readonly closed: ClosedJobs;
  readonly refused: RefusedJobs;
} {
  const waiting = useOwnWaiting();
  return useMemo(() => {
    const closed = new Map<string, ClosedStage>();
    const refused = new Map<string, OutboxRecord>();
    for (const record of waiting) {
      if (record.jobId === null) continue;
      if (needsAttention(record)) refused.set(record.jobId, record);
      else closed.set(record.jobId, 'queued');
    }
    for (const jobId of pending) closed.set(jobId, 'sending');
    return { closed, refused };
  }, [waiting, pending]);
}
