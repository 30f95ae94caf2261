import type { Database } from '../database/open-database';
import type { Replica } from '../database/replica';
import { findJobList, type JobList } from './find-jobs';

/**
 * The list in the state that the primary has named. The replica reads it, which costs ten times as much
 * as the state, and names the state of its list in the same statement. If it has not yet replayed a
 * change of this list, the two differ and the primary reads it: so nobody misses his own reading or sees
 * a job that was taken from him, whichever server the calls go to and however far the replica is behind.
 */
export async function currentList(
  { database, replica }: { readonly database: Database; readonly replica: Replica | null },
  accountId: string,
  state: string | null,
): Promise<JobList> {
  if (replica !== null && state !== null) {
    const list = await replica.ask((of) => findJobList(of, accountId));
    if (list?.state === state) return list;
  }
  return findJobList(database, accountId);
}
