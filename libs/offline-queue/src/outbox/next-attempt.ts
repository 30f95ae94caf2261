const LONGEST_S = 300;
const JITTER = 0.2;

export interface WaitSetup {
  /** The number of failed attempts, 1 after the first. */
  readonly attempts: number;
  readonly retryAfterSeconds: number | null;
  /**
   * A random number from 0 to 1. It spreads the retries, so that clients do not all come back at
   * once after a failure.
   */
  readonly chance: number;
}

/**
 * Seconds to wait: 1, 2, 4 … up to five minutes, varied by up to a fifth. A Retry-After of the
 * server has priority.
 */
export function secondsToWait({ attempts, retryAfterSeconds, chance }: WaitSetup): number {
  if (retryAfterSeconds !== null) return retryAfterSeconds;
  const backOff = Math.min(2 ** (attempts - 1), LONGEST_S);
  return backOff * (1 + JITTER * (2 * chance - 1));
}
