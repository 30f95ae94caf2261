import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { accountApi, jobApi } from '@ablesbar/api-client';
import { type Observable, observable } from '../app/observable';
import type { Ports } from '../app/ports';
import type { Notices } from '../notice';
import type { Session } from '../session';

export interface JobLoader {
  /** Asks for the lists of all accounts; what has just arrived is not asked for again. */
  readonly load: () => Promise<void>;
  /** From the first call of a round until the specification's second after its last. */
  readonly isLoading: Pick<Observable<boolean>, 'get' | 'subscribe'>;
}

interface Setup {
  readonly dispatch: ThunkDispatch<ApiState, unknown, UnknownAction>;
  readonly session: Pick<Session, 'state' | 'subscribe'>;
  readonly notices: Pick<Notices, 'show'>;
  readonly after: Ports['after'];
}

type ApiState = Parameters<ReturnType<typeof jobApi.endpoints.jobs.select>>[0];

const SETTLED_AFTER_MS = 1000;

/**
 * Loads the lists at once, with every account that joins and whenever it is asked to: one account after
 * the other, and as long as an account is there its list stays in memory.
 */
export function createJobLoader({ dispatch, session, notices, after }: Setup): JobLoader {
  const isLoading = observable(false);
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
    let hasTold = false;
    const next = () => session.state().accountIds.find((id) => !visited.has(id));
    for (let accountId = next(); accountId !== undefined; accountId = next()) {
      visited.add(accountId);
      const error = await loadOne(accountId);
      if (hasTold || !isWorthTelling(error)) continue;
      hasTold = true;
      notices.show({
        type: 'error',
        title: 'notice_jobs_failed_title',
        message: 'notice_jobs_failed_text',
      });
    }
    callOff = after(SETTLED_AFTER_MS, () => isLoading.set(false));
  }

  async function load(): Promise<void> {
    if (!isLoading.get()) arrived.clear();
    isLoading.set(true);
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
  return { load, isLoading };
}

/** A lost connection and an ended session have signs of their own. */
function isWorthTelling(error: object | undefined): boolean {
  if (error === undefined) return false;
  return !('kind' in error && (error.kind === 'offline' || error.kind === 'session-expired'));
}
