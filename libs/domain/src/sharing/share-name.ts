import type { Job } from '../job/job';

/**
 * The proposed name of a share: up to two meter numbers, and the number of further meters
 * (customer decision 32).
 */
export interface ShareName {
  readonly meterNumbers: readonly string[];
  readonly more: number;
}

const NAMED = 2;

export function shareName(jobs: readonly Job[]): ShareName {
  // The server may omit a meter's number.
  const given = jobs.map(({ meter }) => meter.meterNumber).filter((number) => number.trim() !== '');
  const numbers = [...new Set(given)].sort();
  return {
    meterNumbers: numbers.slice(0, NAMED),
    more: Math.max(0, numbers.length - NAMED),
  };
}
