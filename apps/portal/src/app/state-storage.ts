import type { WebStorage } from 'redux-persist';

let store: Promise<LocalForage> | null = null;

// The database loads with the first read or write: the login screen persists nothing.
const open = (): Promise<LocalForage> =>
  (store ??= import('../base/device').then(({ keptIn }) => keptIn('state')));

/** Where redux-persist keeps state that may be lost; readings and tokens have their own stores. */
export const stateStorage: WebStorage = {
  getItem: async (key) => (await open()).getItem(key),
  setItem: async (key, value: string) => {
    await (await open()).setItem(key, value);
  },
  removeItem: async (key) => (await open()).removeItem(key),
};
