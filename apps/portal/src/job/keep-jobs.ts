import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { shallowEqual } from 'react-redux';
import type { WebStorage } from 'redux-persist';
import { jobApi, jobFromWire } from '@ablesbar/api-client';
import type { Job } from '@ablesbar/domain';
import type { Session } from '../session';

type JobState = Parameters<ReturnType<typeof jobApi.endpoints.jobs.select>>[0];

interface JobStore {
  readonly dispatch: ThunkDispatch<JobState, unknown, UnknownAction>;
  readonly getState: () => JobState;
  readonly subscribe: (listener: () => void) => () => void;
}

type Lists = Readonly<Record<string, readonly Job[]>>;

/** Cleared account by account, when one is logged out or removed. */
const KEY = 'jobs';

/**
 * Every list that arrived is there again at the next start, until the server answers. So a portal that
 * was visited once can be read off and entered into without a connection.
 */
export async function keepJobs(
  { dispatch, getState, subscribe }: JobStore,
  session: Pick<Session, 'state' | 'subscribe'>,
  storage: Pick<WebStorage, 'getItem' | 'setItem'>,
): Promise<void> {
  const loaded = (accountId: string) => jobApi.endpoints.jobs.select(accountId)(getState()).data;
  let kept = await readKept(storage);

  async function keep(): Promise<void> {
    const current = session.state().accountIds.flatMap((accountId) => {
      const jobs = loaded(accountId) ?? kept[accountId];
      return jobs ? [[accountId, jobs] as const] : [];
    });
    const next = Object.fromEntries(current);
    if (shallowEqual(next, kept)) return;
    kept = next;
    await storage.setItem(KEY, JSON.stringify(next));
  }
  // A full disk takes the next offline visit away, and nothing else.
  const keepQuietly = () => void keep().catch(() => undefined);
  subscribe(keepQuietly);
  session.subscribe(keepQuietly);

  for (const accountId of session.state().accountIds) {
    const jobs = kept[accountId];
    // The server may have been faster than the disk.
    if (jobs && loaded(accountId) === undefined) {
      await dispatch(jobApi.util.upsertQueryData('jobs', accountId, jobs));
    }
  }
  keepQuietly();
}

async function readKept(storage: Pick<WebStorage, 'getItem'>): Promise<Lists> {
  try {
    const lists: unknown = JSON.parse((await storage.getItem(KEY)) ?? '{}');
    if (typeof lists !== 'object' || lists === null) return {};
    const entries = Object.entries(lists).flatMap(([accountId, list]: [string, unknown]) => {
      const jobs = Array.isArray(list) ? list.map((job) => jobFromWire(job, accountId)) : [null];
      // An older build may have written it; a list with a hole would hide a meter.
      const whole = jobs.filter((job) => job !== null);
      return whole.length === jobs.length ? [[accountId, whole] as const] : [];
    });
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}
