import type { Job } from './job';

/** From so many open meters on, a table is quicker than one page for each meter. */
const MANY = 10;

/** The account with the most open jobs, if they are enough for a table; else null. */
export function tableAccount(
  jobs: readonly Job[],
  queuedJobIds: ReadonlySet<string>,
): string | null {
  const counts = new Map<string, number>();
  for (const { id, login, done } of jobs) {
    if (!done && !queuedJobIds.has(id)) counts.set(login, (counts.get(login) ?? 0) + 1);
  }
  const [first] = [...counts].sort(([, a], [, b]) => b - a);
  return first !== undefined && first[1] >= MANY ? first[0] : null;
}
