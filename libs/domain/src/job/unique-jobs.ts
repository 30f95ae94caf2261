import type { AccountInfo } from '../session/account-info';
import { groupedBy } from './grouped-by';
import type { Job } from './job';

/**
 * Removes duplicate jobs. If a sub-access and its parent are both logged in, both list the same
 * job. The parent's copy is kept, because the parent has more permissions.
 */
export function uniqueJobs(jobs: readonly Job[], accounts: readonly AccountInfo[]): readonly Job[] {
  const parents = new Map(accounts.map(({ id, parentId }) => [id, parentId]));
  return [...groupedBy(jobs, ({ id }) => id).values()].flatMap((same) => {
    const logins = new Set<string | null>(same.map(({ login }) => login));
    const parental = same.find(({ login }) => !logins.has(parents.get(login) ?? null));
    return parental ?? same.slice(0, 1);
  });
}
