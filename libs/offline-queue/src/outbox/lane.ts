import type { OutboxRecord } from './outbox-record';

/**
 * The lane of a record. Records of one lane are sent in order. A reading without a job has its own
 * lane.
 */
function laneOf({ accountId, jobId, id }: OutboxRecord): string {
  return jobId === null ? `reading:${id}` : `job:${accountId}/${jobId}`;
}

/**
 * The sender holds this lock while it sends a record of the lane, so that two records are never
 * sent at once.
 */
export function laneLock(record: OutboxRecord): string {
  return `ablesbar-lane:${laneOf(record)}`;
}

/**
 * The first unsent record of every lane, in order. Later records of a lane wait for it: if an older
 * reading of the same job were sent after its correction, it would overwrite the correction.
 * Records that need the user's attention do not block their lane.
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
  /** The `seq` up to which this round has come. */
  readonly afterSeq: number;
}

/** The next record to send; null if the round is complete. */
export function nextToSend(
  records: readonly OutboxRecord[],
  { now, afterSeq }: Round,
): OutboxRecord | null {
  const isNext = ({ seq, state, nextAt }: OutboxRecord) =>
    seq > afterSeq && state === 'QUEUED' && (nextAt ?? now) <= now;
  return laneHeads(records).find(isNext) ?? null;
}

/**
 * The earliest moment at which a record may be sent; null if there is none. An invisible record that
 * has not waited yet does not count: its user waits for its first attempt.
 */
export function nextMoment(records: readonly OutboxRecord[]): number | null {
  const moments = laneHeads(records).flatMap(({ state, visible, nextAt }) =>
    state === 'QUEUED' && (visible || nextAt !== null) ? [nextAt ?? 0] : [],
  );
  return moments.length === 0 ? null : Math.min(...moments);
}
