import type { WebStorage } from 'redux-persist';
import { jobApi, type SessionEvent } from '@ablesbar/api-client';
import { ignoreFailure, ignoreFailures } from '../base/ignore-failure';
import { placesForgotten } from '../job';
import { keptOnDevice, type RemovalDevice } from './kept-on-device';

type ApiState = Parameters<ReturnType<typeof jobApi.endpoints.jobs.select>>[0];

interface Device extends RemovalDevice {
  readonly store: RemovalDevice['store'] & {
    readonly getState: () => ApiState;
    readonly subscribe: (listener: () => void) => () => void;
  };
  /** The accounts that are still logged in. */
  readonly accountIds: () => readonly string[];
  readonly left: Pick<WebStorage, 'getItem' | 'setItem'>;
}

const KEY = 'leftJobs';

/**
 * When a user removes an account, its receipts and the drafts of its jobs are removed too. After an
 * expired session both stay: the same user logs in again and continues (D14). Drafts belong to a
 * job alone, so those of a job that another logged-in account has, too, stay.
 */
export function afterRemoval(device: Device): (event: SessionEvent) => void {
  const judgeOnceKnown = judging(device);
  return ({ kind, accountId }) => {
    if (kind !== 'removed') return;
    const jobIds = jobIdsOf(device.store.getState(), accountId) ?? [];
    // The next account may come before the last one has gone, so there may be no logout.
    device.store.dispatch(placesForgotten());
    for (const { atRemoval } of keptOnDevice) ignoreFailures(atRemoval?.(device, accountId));
    judgeOnceKnown(jobIds);
  };
}

/**
 * The account that replaces another has no list yet when the other one goes. What waits for that list
 * is on the disk, too: the page may close before it comes.
 */
function judging(device: Device): (jobIds: readonly string[]) => void {
  const left = new Set<string>();
  let stop: (() => void) | null = null;
  const keep = () => ignoreFailure(device.left.setItem(KEY, JSON.stringify([...left])));
  const judge = () => {
    const lists = device.accountIds().map((id) => jobIdsOf(device.store.getState(), id));
    if (lists.includes(null)) return false;
    const shared = new Set(lists.flat());
    const gone = [...left].filter((id) => !shared.has(id));
    left.clear();
    keep();
    stop?.();
    stop = null;
    for (const { atJobRemoval } of keptOnDevice) {
      if (atJobRemoval) ignoreFailures(gone.map((id) => atJobRemoval(device, id)));
    }
    return true;
  };
  const judgeOnceKnown = (jobIds: readonly string[]) => {
    jobIds.forEach((id) => left.add(id));
    if (left.size === 0) return;
    stop ??= device.store.subscribe(judge);
    if (!judge()) keep();
  };
  // Until the disk has been read, it takes nothing: what was removed before is written now.
  ignoreFailure(device.left.getItem(KEY).then((text) => judgeOnceKnown(idsIn(text))));
  return judgeOnceKnown;
}

function idsIn(text: string | null): readonly string[] {
  const ids: unknown = JSON.parse(text ?? '[]');
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}

/** Null if its list has not arrived. */
export function jobIdsOf(state: ApiState, accountId: string): readonly string[] | null {
  const { data } = jobApi.endpoints.jobs.select(accountId)(state);
  return data?.map(({ id }) => id) ?? null;
}
