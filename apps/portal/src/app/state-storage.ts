import type { Database } from '@ablesbar/offline-queue';
import type { WebStorage } from 'redux-persist';
import type { PartDisk } from './read-parts';
import { browserPorts } from '../base/ports';
import { within } from '../base/within';

let store: Promise<LocalForage> | null = null;

// The database loads with the first read or write: the login screen persists nothing.
const open = (): Promise<LocalForage> =>
  (store ??= import('../base/device').then(({ keptIn }) => keptIn(STATE)));
const device = async () => (await import('../base/device')).device;

const STATE = 'state';

// The first screen behind the login waits for the drafts.
const READ_LIMIT_MS = 3000;

/** Keys whose stored value this page does not know, and must not overwrite. */
const unread = new Set<string>();

interface StateStorage extends WebStorage, PartDisk {}

/** For state that may be lost; readings and tokens have their own stores. */
export const stateStorage: StateStorage = {
  async getItem(key) {
    try {
      return await inTime(open().then((state) => state.getItem(key)));
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
  entries: (prefix) => inTime(device().then(({ transaction }) => entriesOf(transaction, prefix))),
  async change(keys, decide) {
    if (keys.length === 0) return;
    const { transaction } = await device();
    await transaction<void>(STATE, 'write', (state, done) => {
      let left = keys.length;
      const end = () => {
        left -= 1;
        if (left === 0) done();
      };
      for (const key of keys) {
        const request: IDBRequest<unknown> = state.get(key);
        request.onsuccess = () => {
          const next = decide(key, textOf(request.result));
          const ending = next === null ? state.delete(key) : state.put(next, key);
          ending.onsuccess = end;
        };
      }
    });
  },
};

function entriesOf(
  transaction: Database['transaction'],
  prefix: string,
): ReturnType<PartDisk['entries']> {
  return transaction(STATE, 'read', (state, done) => {
    const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
    const values: IDBRequest<unknown[]> = state.getAll(range);
    const names = state.getAllKeys(range);
    names.onsuccess = () => {
      const entries = names.result.map(String).flatMap((name, n): [string, string][] => {
        const text = textOf(values.result[n]);
        return text === null ? [] : [[name, text]];
      });
      done(new Map(entries));
    };
  });
}

const textOf = (stored: unknown): string | null => (typeof stored === 'string' ? stored : null);

function inTime<T>(reading: Promise<T>): Promise<T> {
  return within(browserPorts.after, READ_LIMIT_MS, reading);
}
