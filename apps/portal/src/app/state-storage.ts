import type { WebStorage } from 'redux-persist';
import { StorageProblem } from '@ablesbar/offline-queue';
import type { PartDisk } from './read-parts';
import { loadOnce } from '../base/load-once';
import { browserPorts, type Ports, within } from '../base/ports';
import { untilStored } from '../base/until-stored';

const STATE = 'state';

const parts = () => import('../base/device');
// The database loads with the first read or write: the login screen persists nothing.
const open = loadOnce(async () => (await parts()).keptIn(STATE));

// The first screen behind the login waits for the drafts.
const READ_LIMIT_MS = 3000;

/** Keys whose stored value this page does not know, and must not overwrite. */
const unread = new Set<string>();

interface StateStorage extends WebStorage, PartDisk {}

/** For state that may be lost; readings and tokens have their own stores. */
export const stateStorage: StateStorage = {
  async getItem(key) {
    try {
      const value = await inTime(open().then((state) => state.getItem<string>(key)));
      unread.delete(key);
      return value;
    } catch (error) {
      unread.add(key);
      throw error;
    }
  },
  async setItem(key, value: string) {
    if (!unread.has(key)) await (await open()).setItem(key, value);
  },
  removeItem: async (key) => (await open()).removeItem(key),
  // localForage can neither read a range nor change an entry that it has just read.
  entries: (prefix) => inTime(parts().then((all) => entriesOf(all, prefix))),
  async change(keys, decide) {
    if (keys.length === 0) return;
    const { transaction } = (await parts()).device;
    await transaction<void>(STATE, 'write', (state, done) => {
      let left = keys.length;
      const end = () => {
        left -= 1;
        if (left === 0) done();
      };
      for (const key of keys) {
        const request: IDBRequest<unknown> = state.get(key);
        const write = (current: string | null) => {
          const next = decide(key, current);
          const ending = next === null ? state.delete(key) : state.put(next, key);
          ending.onsuccess = end;
        };
        request.onsuccess = () => write(textOf(request.result));
        request.onerror = (event) => {
          // Otherwise the failed request would end its transaction.
          event.preventDefault();
          event.stopPropagation();
          write('');
        };
      }
    });
  },
};

/** For what a screen may show late: a slow storage is asked until it answers. */
export const patiently = (after: Ports['after']): Pick<StateStorage, 'getItem' | 'setItem'> => ({
  getItem: (key) => untilStored(() => stateStorage.getItem(key), after),
  setItem: (key, value) => stateStorage.setItem(key, value),
});

function entriesOf(
  { device, readAll }: Awaited<ReturnType<typeof parts>>,
  prefix: string,
): ReturnType<PartDisk['entries']> {
  return device.transaction(STATE, 'read', (state, done) => {
    // An entry that the browser cannot read is there, but empty.
    const show = (entries: readonly (readonly [string, unknown])[]) =>
      done(new Map(entries.map(([name, value]) => [name, textOf(value) ?? ''])));
    readAll(state, show, IDBKeyRange.bound(prefix, `${prefix}\uffff`));
  });
}

/** A later build may store something else than text. */
const textOf = (stored: unknown): string | null =>
  typeof stored === 'string' ? stored : (JSON.stringify(stored) ?? null);

function inTime<T>(reading: Promise<T>): Promise<T> {
  const late = () => new StorageProblem('storage-unavailable');
  return within(browserPorts.after, READ_LIMIT_MS, reading, late);
}
