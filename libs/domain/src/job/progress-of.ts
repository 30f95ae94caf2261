import type { Job } from './job';

export interface Progress {
  readonly total: number;
  readonly done: number;
  /**
   * 0 to 100 with one decimal, rounded down, so 100 means that no job is left (customer decision
   * 9).
   */
  readonly percent: number;
}

export function progressOf(jobs: readonly Job[]): Progress {
  const total = jobs.length;
  const done = jobs.filter((job) => job.done).length;
  // Multiply by 1000 before dividing: 0.29 * 1000 is 289.99…, which would lose a tenth.
  return { total, done, percent: total === 0 ? 0 : Math.floor((1000 * done) / total) / 10 };
}
