const SHORTEST_MS = 30_000;
const LONGEST_MS = 300_000;
const BYTES_PER_SECOND = 25_000;

/** Photos take long over a weak connection in a cellar: one more second for every 25 kB. */
export function timeoutOf(bodyLength: number): number {
  return Math.min(SHORTEST_MS + (bodyLength / BYTES_PER_SECOND) * 1000, LONGEST_MS);
}
