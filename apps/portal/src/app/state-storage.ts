import type { WebStorage } from 'redux-persist';
import { browserPorts } from '../base/ports';

let store: Promise<LocalForage> | null = null;

// The database loads with the first read or write: the login screen persists nothing.
const open = (): Promise<LocalForage> =>
  (store ??= import('../base/device').then(({ keptIn }) => keptIn('state')));

// The first screen behind the login waits for the drafts.
const READ_LIMIT_MS = 3000;

/** Keys whose stored value this page does not know, and must not overwrite. */
const unread = new Set<string>();

interface StateStorage extends WebStorage {
  readonly keys: () => Promise<readonly string[]>;
}

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
  keys: () => inTime(open().then((state) => state.keys())),
  removeItem: async (key) => (await open()).removeItem(key),
};

function inTime<T>(reading: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = browserPorts.after(READ_LIMIT_MS, () => reject(new Error('no answer')));
    reading.then(resolve, reject).finally(cancel);
  });
}
