import type { AccountInfo } from '../session/account-info';
import { groupedBy } from './grouped-by';
import type { Job } from './job';

/**
 * Each job once. A sub-access that is logged in beside its parent lists the parent's jobs a second time; the
 * parent's count, because it may do more with them.
 */
export function jobsOnce(jobs: readonly Job[], accounts: readonly AccountInfo[]): readonly Job[] {
  const parents = new Map(accounts.map(({ id, parentId }) => [id, parentId]));
  return [...groupedBy(jobs, ({ id }) => id).values()].flatMap((same) => {
    const logins = new Set<string | null>(same.map(({ login }) => login));
    const parental = same.find(({ login }) => !logins.has(parents.get(login) ?? null));
    return parental ?? same.slice(0, 1);
  });
}
