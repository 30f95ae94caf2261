/**
 * For work that no code waits for. If it fails, the code that needs its result reports the failure.
 */
export function ignoreFailure(work: Promise<unknown>): void {
  work.catch(() => undefined);
}
