import { useMemo } from 'react';
import { type Building, type Job, roundHouse } from '@ablesbar/domain';
import { useToday } from '../base/use-today';
import { useCanBeRead } from './use-can-be-read';
import { useQueuedJobIds } from './use-queued-job-ids';

/** The house of these jobs through which to go first; null while a round is not worthwhile. */
export function useRoundHouse(jobs: readonly Job[]): Building | null {
  const queuedJobIds = useQueuedJobIds();
  const canBeRead = useCanBeRead();
  const today = useToday();
  return useMemo(
    () => roundHouse({ jobs, queuedJobIds, canBeRead, today }),
    [jobs, queuedJobIds, canBeRead, today],
  );
}
