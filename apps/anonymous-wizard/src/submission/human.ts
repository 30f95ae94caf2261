/** Nobody reads, fills in and agrees faster; whoever does is only kept waiting for the rest of it. */
const SHORTEST_MS = 3000;

export function remainingPause(startedAt: Date, now: Date): number {
  return Math.max(0, startedAt.getTime() + SHORTEST_MS - now.getTime());
}
