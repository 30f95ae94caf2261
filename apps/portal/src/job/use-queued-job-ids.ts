import { useMemo } from 'react';
import { useWaiting } from '../outbox';

/** The jobs whose readings wait on this device. */
export function useQueuedJobIds(): ReadonlySet<string> {
  const waiting = useWaiting();
  return useMemo(
    () => new Set(waiting.flatMap(({ jobId }) => (jobId === null ? [] : [jobId]))),
    [waiting],
  );
}
