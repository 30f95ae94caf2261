import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { WebStorage } from 'redux-persist';
import { jobApi } from '@ablesbar/api-client';
import type { Session } from '../base/session';
import { type KeptList, type KeptLists, keptListsFrom } from './kept-lists';
import { type ListAges, listRestored } from './list-ages.slice';

type JobState = Parameters<ReturnType<typeof jobApi.endpoints.jobs.select>>[0] & {
  readonly listAges: ListAges;
};

interface JobStore {
  readonly dispatch: ThunkDispatch<JobState, unknown, UnknownAction>;
  readonly getState: () => JobState;
  readonly subscribe: (listener: () => void) => () => void;
}

/** When an account is logged out or removed, its list is deleted. */
const KEY = 'jobs';

/**
 * Restores every list that arrived at an earlier visit, until the server answers. So a portal that
 * was visited once can show jobs and take readings without a connection.
 */
export async function keepJobs(
  { dispatch, getState, subscribe }: JobStore,
  session: Pick<Session, 'state' | 'subscribe'>,
  storage: Pick<WebStorage, 'getItem' | 'setItem'>,
): Promise<void> {
  let kept = keptListsFrom(await storage.getItem(KEY).catch(() => null));
  const loaded = (accountId: string) => jobApi.endpoints.jobs.select(accountId)(getState()).data;

  function toKeep(accountId: string): KeptList | null {
    const old = kept[accountId] ?? null;
    const jobs = loaded(accountId);
    const at = getState().listAges[accountId]?.at ?? null;
    if (jobs === undefined) return old;
    return old?.jobs === jobs && old.at === at ? old : { at, jobs };
  }

  async function keep(): Promise<void> {
    const entries = session.state().accountIds.flatMap((accountId) => {
      const list = toKeep(accountId);
      return list ? [[accountId, list] as const] : [];
    });
    const next = Object.fromEntries(entries);
    if (areSame(next, kept)) return;
    kept = next;
    await storage.setItem(KEY, JSON.stringify(next));
  }
  // A full disk only prevents the next visit without a connection.
  const keepQuietly = () => void keep().catch(() => undefined);

  for (const accountId of session.state().accountIds) {
    const list = kept[accountId];
    // The server may have answered before the disk.
    if (list === undefined || loaded(accountId) !== undefined) continue;
    const entry = { endpointName: 'jobs', arg: accountId, value: list.jobs } as const;
    dispatch(listRestored({ accountId, at: list.at }));
    dispatch(jobApi.util.upsertQueryEntries([entry]));
  }
  subscribe(keepQuietly);
  session.subscribe(keepQuietly);
  keepQuietly();
}

function areSame(a: KeptLists, b: KeptLists): boolean {
  const ids = Object.keys(a);
  return ids.length === Object.keys(b).length && ids.every((id) => a[id] === b[id]);
}
