/** For work that nobody waits for. Where it fails, whatever needs its result says so itself. */
export function ignoreFailure(work: Promise<unknown>): void {
  work.catch(() => undefined);
}
