const LONGEST_S = 300;
const JITTER = 0.2;

export interface WaitSetup {
  /** How many have failed, the first one being 1. */
  readonly attempts: number;
  readonly retryAfterSeconds: number | null;
  /** From 0 to 1: spreads the clients of one failure, so that they do not all come back at once. */
  readonly chance: number;
}

/** Seconds to wait: 1, 2, 4 … up to five minutes, a fifth more or less. The server's own word wins. */
export function secondsToWait({ attempts, retryAfterSeconds, chance }: WaitSetup): number {
  if (retryAfterSeconds !== null) return retryAfterSeconds;
  const backOff = Math.min(2 ** (attempts - 1), LONGEST_S);
  return backOff * (1 + JITTER * (2 * chance - 1));
}
