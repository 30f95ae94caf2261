/** No person reads, fills in and agrees faster. A faster submission only waits for the rest of this time. */
const SHORTEST_MS = 3000;

export function remainingPause(startedAt: Date, now: Date): number {
  return Math.max(0, startedAt.getTime() + SHORTEST_MS - now.getTime());
}
