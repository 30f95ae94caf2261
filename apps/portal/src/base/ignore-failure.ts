/**
 * For work that no code waits for. If it fails, the code that needs its result reports the failure.
 */
export function ignoreFailure(work: Promise<unknown>): void {
  work.catch(() => undefined);
}

/** The same for several results of work. A result that is no promise cannot fail. */
export function ignoreFailures(works: readonly unknown[] = []): void {
  for (const work of works) if (work instanceof Promise) ignoreFailure(work);
}
