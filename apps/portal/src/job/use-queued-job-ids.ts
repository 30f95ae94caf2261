import { useMemo } from 'react';
import { isRefused, useWaiting } from '../outbox';

/** The jobs whose readings wait on this device and go by themselves; one that was refused is open again. */
export function useQueuedJobIds(): ReadonlySet<string> {
  const waiting = useWaiting();
  return useMemo(
    () =>
      new Set(
        waiting.flatMap((record) =>
          record.jobId === null || isRefused(record) ? [] : [record.jobId],
        ),
      ),
    [waiting],
  );
}
