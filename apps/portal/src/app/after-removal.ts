import { jobApi, type SessionEvent } from '@ablesbar/api-client';
import { ignoreFailures } from '../base/ignore-failure';
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
}

/**
 * When a user removes an account, its receipts and the drafts of its jobs are removed too. After an
 * expired session both stay: the same user logs in again and continues (D14). Drafts belong to a
 * job alone, so those of a job that another logged-in account has, too, stay.
 */
export const afterRemoval =
  (device: Device) =>
  ({ kind, accountId }: SessionEvent): void => {
    if (kind !== 'removed') return;
    const jobIds = jobIdsOf(device, accountId) ?? [];
    // The next account may come before the last one has gone, so there may be no logout.
    device.store.dispatch(placesForgotten());
    for (const { atRemoval } of keptOnDevice) ignoreFailures(atRemoval?.(device, accountId));
    if (jobIds.length === 0) return;
    onceListsAreKnown(device, (others) => {
      const gone = jobIds.filter((id) => !others.has(id));
      for (const { atJobRemoval } of keptOnDevice) {
        if (atJobRemoval) ignoreFailures(gone.map((id) => atJobRemoval(device, id)));
      }
    });
  };

/** The account that replaces another has no list yet when the other one goes. */
function onceListsAreKnown(device: Device, act: (jobIds: ReadonlySet<string>) => void): void {
  let stop: (() => void) | null = null;
  const look = () => {
    const lists = device.accountIds().map((id) => jobIdsOf(device, id));
    if (lists.includes(null)) return false;
    stop?.();
    act(new Set(lists.flatMap((ids) => ids ?? [])));
    return true;
  };
  if (!look()) stop = device.store.subscribe(look);
}

/** Null if its list has not arrived. */
function jobIdsOf({ store }: Device, accountId: string): readonly string[] | null {
  const { data } = jobApi.endpoints.jobs.select(accountId)(store.getState());
  return data?.map(({ id }) => id) ?? null;
}
