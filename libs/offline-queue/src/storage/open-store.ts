import localforage from 'localforage';
import type { Clock } from '../outbox/ports';
import { connect, STORE_NAME } from './connect';
import { storageProblemOf } from './storage-problem';
import { withinTime } from './within-time';

// Some browsers never answer an open request. The user must not wait for it.
const OPEN_LIMIT_MS = 3000;

export interface StoreSetup {
  readonly clock: Clock;
  readonly database: string;
}

/** Opens a localforage instance within 3 s, or reports that there is no storage. */
export function openStore({ clock, database }: StoreSetup): () => Promise<LocalForage> {
  let opened: Promise<LocalForage> | null = null;
  return () => {
    opened ??= withinTime(clock, OPEN_LIMIT_MS, open(database)).catch((error: unknown) => {
      // The failure is not remembered, because the next attempt may succeed.
      opened = null;
      throw storageProblemOf(error);
    });
    return opened;
  };
}

async function open(database: string): Promise<LocalForage> {
  // localforage remembers a first failure until the page is closed, so our own connection is tried
  // first.
  (await connect(database)).close();
  const store = localforage.createInstance({
    name: database,
    storeName: STORE_NAME,
    // The only driver. If localforage switched to another one, all stored data would seem to be
    // gone.
    driver: localforage.INDEXEDDB,
  });
  await store.ready();
  return store;
}
