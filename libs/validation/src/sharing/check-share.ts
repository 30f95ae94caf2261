import type { ShareProblem } from '../problem/problem';

export const SHARED_JOBS_MOST = 999;

export function checkAccessName(name: string): ShareProblem | null {
  return name.trim() === '' ? { code: 'access-name-missing', severity: 'blocks' } : null;
}

/** Checks the number of jobs in one share. */
export function checkSharedJobs(count: number): ShareProblem | null {
  if (count < 1) return { code: 'no-jobs', severity: 'blocks' };
  return count > SHARED_JOBS_MOST
    ? { code: 'maxjobs', severity: 'blocks', limit: SHARED_JOBS_MOST }
    : null;
}
