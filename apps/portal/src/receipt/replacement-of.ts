import type { Receipt } from './receipt-of';

/**
 * The latest receipt that makes this one out of date, because the same counters were sent again; null
 * if this one still counts. `all` are in the order newest first.
 */
export function replacementOf(receipt: Receipt, all: readonly Receipt[]): Receipt | null {
  const { jobId, sentAt } = receipt;
  if (jobId === null || sentAt === null) return null;
  const later = all.filter((one) => one.jobId === jobId && (one.sentAt ?? 0) > sentAt);
  // Rates may be sent one by one: then each receipt counts for its own.
  const sentAgain = new Set(later.flatMap(({ rates }) => rates.map(({ id }) => id)));
  const isReplaced = receipt.rates.every(({ id }) => sentAgain.has(id));
  return isReplaced ? (later[0] ?? null) : null;
}
