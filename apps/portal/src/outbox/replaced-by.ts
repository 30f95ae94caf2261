import { needsAttention, type OutboxRecord } from '@ablesbar/offline-queue';

/**
 * The refused readings that an accepted one of the same meter replaces: nothing but other values would be left
 * of them. One with a photo or a comment of its own stays until the user decides.
 */
export function replacedBy(
  accepted: OutboxRecord,
  waiting: readonly OutboxRecord[],
): readonly OutboxRecord[] {
  return waiting.filter(
    (record) =>
      needsAttention(record) &&
      record.seq < accepted.seq &&
      record.jobId !== null &&
      record.jobId === accepted.jobId &&
      record.accountId === accepted.accountId &&
      record.photos.length === 0 &&
      commentsOf(record).every((comment) => commentsOf(accepted).includes(comment)) &&
      ratesOf(record).every((taskId) => ratesOf(accepted).includes(taskId)),
  );
}

function commentsOf(record: OutboxRecord): readonly string[] {
  const said =
    record.kind === 'job-results'
      ? record.payload.results.map(({ comment }) => comment)
      : [record.payload.comment];
  return said.flatMap((comment) => comment ?? []);
}

function ratesOf(record: OutboxRecord): readonly string[] {
  return record.kind === 'job-results' ? record.payload.results.map(({ taskId }) => taskId) : [];
}
