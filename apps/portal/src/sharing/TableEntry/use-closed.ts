import { useMemo } from 'react';
import { useOwnWaiting } from '../../outbox';

/** How far a reading is that is on its way. */
export type ClosedStage = 'sending' | 'queued';

/** The jobs whose values must not change any more, by their ids. */
export type ClosedJobs = ReadonlyMap<string, ClosedStage>;

export function useClosed(pending: ReadonlySet<string>): ClosedJobs {
  const waiting = useOwnWaiting();
  return useMemo(() => {
    const closed = new Map<string, ClosedStage>();
    for (const { jobId } of waiting) if (jobId !== null) closed.set(jobId, 'queued');
    for (const jobId of pending) closed.set(jobId, 'sending');
    return closed;
  }, [waiting, pending]);
}
