import { useMemo } from 'react';
import { needsAttention, type OutboxRecord } from '@ablesbar/offline-queue';
import { useOwnWaiting } from '../outbox';

/**
 * The jobs whose readings wait on this device and will be sent by themselves. A job with a refused
 * reading is open again.
 */
export function useQueuedJobIds(): ReadonlySet<string> {
  const waiting = useOwnWaiting();
  return useMemo(() => new Set(waiting.flatMap(queuedJobIdOf)), [waiting]);
}

function queuedJobIdOf(record: OutboxRecord): readonly string[] {
  return record.jobId === null || needsAttention(record) ? [] : [record.jobId];
}
