import localforage from 'localforage';
import type { Clock } from '../outbox/ports';
import { connect, STORE_NAME } from './connect';
import { storageProblemOf } from './storage-problem';
import { withinTime } from './within-time';

// Some browsers leave the opening without any answer; a person must not wait for it.
const OPEN_LIMIT_MS = 3000;

export interface StoreSetup {
  readonly clock: Clock;
  readonly database: string;
}

/** A localforage instance that answers within 3 s or says that there is no storage. */
export function openStore({ clock, database }: StoreSetup): () => Promise<LocalForage> {
  let opened: Promise<LocalForage> | null = null;
  return () => {
    opened ??= withinTime(clock, OPEN_LIMIT_MS, open(database)).catch((error: unknown) => {
      // Not remembered: what was refused once may be given at the next try.
      opened = null;
      throw storageProblemOf(error);
    });
    return opened;
  };
}

async function open(database: string): Promise<LocalForage> {
  // A first failure stays with localforage until the page is left, so it is not the one to try.
  (await connect(database)).close();
  const store = localforage.createInstance({
    name: database,
    storeName: STORE_NAME,
    // The only driver: a silent fall-back to another one would look as if everything were gone.
    driver: localforage.INDEXEDDB,
  });
  await store.ready();
  return store;
}
