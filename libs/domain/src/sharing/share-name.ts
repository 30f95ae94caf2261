import type { Job } from '../job/job';

/** The proposed name of a share: the meter number, or the first two and how many more (customer decision 32). */
export interface ShareName {
  readonly meterNumbers: readonly string[];
  readonly more: number;
}

const NAMED = 2;

export function shareName(jobs: readonly Job[]): ShareName {
  // A server may leave a meter's number out.
  const given = jobs.map(({ meter }) => meter.meterNumber).filter((number) => number.trim() !== '');
  const numbers = [...new Set(given)].sort();
  return {
    meterNumbers: numbers.slice(0, NAMED),
    more: Math.max(0, numbers.length - NAMED),
  };
}
