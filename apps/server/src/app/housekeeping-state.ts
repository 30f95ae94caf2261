/** The kinds of work of a round, in their order. */
export const HOUSEKEEPING_STEPS = [
  'limits',
  'earlier-limits',
  'login-failures',
  'refresh-tokens',
  'links',
  'unconfirmed-addresses',
  'earlier-answers',
  'key-weeks',
  'refused-readings',
  'anonymous-readings',
  'unlisted-readings',
  'closed-jobs',
  'shown-photos',
  'photos',
  'letters',
] as const;

export type HousekeepingStep = (typeof HOUSEKEEPING_STEPS)[number];

export interface StepResult {
  readonly seconds: number;
  /** What was deleted: rows, pictures or files. */
  readonly deleted: number;
  readonly isFailed: boolean;
}

/** What this server knows about its housekeeping. */
export interface HousekeepingState {
  /** The end of the last round in which no step failed; null before the first one. */
  readonly lastGood: () => Date | null;
  /** Whether the last good round is so old that a person has to look. */
  readonly isLate: () => boolean;
  readonly roundWasGood: () => void;
}

/** Six rounds. One can fail because a table is locked or the database restarts. */
const LATE_MS = 3_600_000;

export function createHousekeepingState(clock: () => Date): HousekeepingState {
  const startedAt = clock();
  let lastGood: Date | null = null;
  return {
    lastGood: () => lastGood,
    isLate: () => clock().getTime() - (lastGood ?? startedAt).getTime() > LATE_MS,
    roundWasGood: () => {
      lastGood = clock();
    },
  };
}
