import type { OutboxRecord } from './outbox-record';

/** Records of one lane are sent in their order; a reading without a job is a lane of its own. */
function laneOf({ accountId, jobId, id }: OutboxRecord): string {
  return jobId === null ? `reading:${id}` : `job:${accountId}/${jobId}`;
}

/** Held by whoever is sending a record of the lane, so that no two are under way at once. */
export function laneLock(record: OutboxRecord): string {
  return `ablesbar-lane:${laneOf(record)}`;
}

/**
 * The first unsent record of every lane, in order. The others wait for theirs: sent before it, an
 * older reading of the same job would overwrite its own correction. What a person has to look at
 * holds nobody up.
 */
export function laneHeads(records: readonly OutboxRecord[]): readonly OutboxRecord[] {
  const lanes = new Set<string>();
  return records.filter((record) => {
    if (record.state !== 'QUEUED' && record.state !== 'AUTH_BLOCKED') return false;
    const isFirst = !lanes.has(laneOf(record));
    lanes.add(laneOf(record));
    return isFirst;
  });
}

export interface Round {
  readonly now: number;
  /** The place in the order up to which this round has come. */
  readonly afterSeq: number;
  /** On demand, a record is tried before its waiting time is over. */
  readonly ignoreWaiting: boolean;
}

/** The next record to send; null when the round is through. */
export function nextToSend(
  records: readonly OutboxRecord[],
  { now, afterSeq, ignoreWaiting }: Round,
): OutboxRecord | null {
  const isNext = ({ seq, state, nextAt }: OutboxRecord) =>
    seq > afterSeq && state === 'QUEUED' && (ignoreWaiting || (nextAt ?? now) <= now);
  return laneHeads(records).find(isNext) ?? null;
}

/** When the earliest waiting time ends; null when nothing waits for a moment. */
export function nextMoment(records: readonly OutboxRecord[]): number | null {
  const moments = laneHeads(records).flatMap(({ state, nextAt }) =>
    state === 'QUEUED' && nextAt !== null ? [nextAt] : [],
  );
  return moments.length === 0 ? null : Math.min(...moments);
}
