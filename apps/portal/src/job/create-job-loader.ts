import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { accountApi, jobApi } from '@ablesbar/api-client';
import type { Notices } from '@ablesbar/ui/observable';
import type { Ports } from '../base/ports';
import type { Connection } from '../base/connection';
import type { Session } from '../base/session';
import type { RootState } from '../base/store';
import { listsLoadingChanged, selectAreListsLoading } from './lists-loading.slice';

/** Loads the lists of all accounts; lists that have just arrived are not loaded again. */
export type LoadJobs = () => Promise<void>;

declare module '../base/workplace' {
  interface Workplace {
    readonly loadJobs: LoadJobs;
  }
}

interface Setup {
  readonly store: {
    readonly dispatch: ThunkDispatch<ApiState, unknown, UnknownAction>;
    readonly getState: () => Pick<RootState, 'areListsLoading'>;
  };
  readonly session: Pick<Session, 'state' | 'subscribe'>;
  readonly connection: Pick<Connection, 'settled'>;
  readonly notices: Pick<Notices, 'show'>;
  readonly after: Ports['after'];
}

type ApiState = Parameters<ReturnType<typeof jobApi.endpoints.jobs.select>>[0];

const SETTLED_AFTER_MS = 1000;

/**
 * Loads the lists at the start, for every new account, and on request: one account after another.
 * The list of an account stays in memory as long as the account is logged in.
 */
export function createJobLoader(setup: Setup): LoadJobs {
  const { store, session, connection, notices, after } = setup;
  const { dispatch, getState } = store;
  const held = new Map<string, () => void>();
  const arrived = new Set<string>();
  let turn = Promise.resolve();
  let isNextTurnTaken = false;
  let callOff = () => {};

  async function loadOne(accountId: string): Promise<object | undefined> {
    const list = dispatch(jobApi.endpoints.jobs.initiate(accountId, { forceRefetch: true }));
    const name = dispatch(accountApi.endpoints.accountInfo.initiate(accountId));
    held.get(accountId)?.();
    held.set(accountId, () => [list, name].forEach((asking) => asking.unsubscribe()));
    const { error } = await list;
    if (error === undefined) arrived.add(accountId);
    return error;
  }

  async function visitAll(): Promise<void> {
    isNextTurnTaken = false;
    callOff();
    const visited = new Set(arrived);
    const errors: object[] = [];
    const next = () => session.state().accountIds.find((id) => !visited.has(id));
    for (let accountId = next(); accountId !== undefined; accountId = next()) {
      visited.add(accountId);
      const error = await loadOne(accountId);
      if (error !== undefined) errors.push(error);
    }
    void tell(errors);
    callOff = after(SETTLED_AFTER_MS, () => dispatch(listsLoadingChanged(false)));
  }

  /** One notice for all failures. A lost connection and an expired session have their own signs. */
  async function tell(errors: readonly object[]): Promise<void> {
    const isRefused = errors.some((error) => !isUnanswered(error) && !hasExpired(error));
    // This call got no answer, but the server answers others: no other notice would report it.
    const isLost = errors.some(isUnanswered) && connection.settled();
    if (!isRefused && !(await isLost)) return;
    notices.show({
      type: 'error',
      title: 'notice_jobs_failed_title',
      message: 'notice_jobs_failed_text',
    });
  }

  async function load(): Promise<void> {
    if (!selectAreListsLoading(getState())) arrived.clear();
    dispatch(listsLoadingChanged(true));
    if (!isNextTurnTaken) {
      isNextTurnTaken = true;
      turn = turn.then(visitAll);
    }
    return turn;
  }

  let { accountIds } = session.state();
  session.subscribe(() => {
    const before = accountIds;
    ({ accountIds } = session.state());
    for (const gone of before.filter((id) => !accountIds.includes(id))) {
      held.get(gone)?.();
      held.delete(gone);
      arrived.delete(gone);
    }
    if (accountIds.some((id) => !before.includes(id))) void load();
  });
  void load();
  return load;
}

export function isUnanswered(error: object): boolean {
  return 'kind' in error && error.kind === 'offline';
}

function hasExpired(error: object): boolean {
  return 'kind' in error && error.kind === 'session-expired';
}
