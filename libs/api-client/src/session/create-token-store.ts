import { openAuthDatabase } from './auth-database';
import { isWireObject } from '../http/wire';
import { createMemoryTokenStore, type StoredTokens, type TokenStore } from './token-store';

/**
 * Stores tokens in IndexedDB, shared by all tabs. If IndexedDB is missing or fails, the page's
 * memory replaces it: the user stays logged in until the page is closed, instead of not at all.
 */
export function createTokenStore(
  factory: IDBFactory | undefined = globalThis.indexedDB,
): TokenStore {
  const memory = createMemoryTokenStore();
  const lateListeners = new Set<() => void>();
  let isGivenUp = false;
  let hasChanged = false;
  // Logged out while the disk did not answer.
  const removed = new Set<string>();
  // Some phones take longer than the first screen waits. Unless this page has changed tokens without the
  // disk, its tokens count after all: otherwise the user is asked for a password until the next reload.
  const onLate = () => {
    removed.forEach((accountId) => void disk?.remove(accountId).catch(giveUp));
    if (hasChanged) return;
    isGivenUp = false;
    lateListeners.forEach((listener) => listener());
  };
  const disk = factory === undefined ? null : createDurableStore(factory, onLate);
  const giveUp = () => {
    isGivenUp = true;
  };

  const withFallback = async <T>(
    work: (store: Omit<TokenStore, 'onLate'>) => Promise<T>,
  ): Promise<T> => {
    if (disk === null || isGivenUp) return work(memory);
    try {
      return await work(disk);
    } catch {
      giveUp();
      return work(memory);
    }
  };
  const remember = (accountId: string, tokens: StoredTokens | null) =>
    memory.change(accountId, () => tokens);

  return {
    accountIds: () => withFallback((store) => store.accountIds()),
    async read(accountId) {
      const tokens = await withFallback((store) => store.read(accountId));
      return remember(accountId, tokens);
    },
    async change(accountId, decide) {
      hasChanged = true;
      const tokens = await withFallback((store) => store.change(accountId, decide));
      return remember(accountId, tokens);
    },
    async remove(accountId) {
      // Also from a disk that is given up: the next page must not find the login there.
      await disk?.remove(accountId).catch(() => {
        giveUp();
        hasChanged = true;
        removed.add(accountId);
      });
      await memory.remove(accountId);
    },
    onLate: (listener) => void lateListeners.add(listener),
  };
}

function createDurableStore(factory: IDBFactory, onLate: () => void): Omit<TokenStore, 'onLate'> {
  const inTransaction = openAuthDatabase(factory, onLate);
  return {
    accountIds: () =>
      inTransaction<readonly string[]>('readonly', (store, done) => {
        const request = store.getAllKeys();
        request.onsuccess = () => done(request.result.filter((key) => typeof key === 'string'));
      }),
    read: (accountId) =>
      inTransaction<StoredTokens | null>('readonly', (store, done) => {
        readPair(store, accountId, done);
      }),
    change: (accountId, decide) =>
      inTransaction<StoredTokens | null>('readwrite', (store, done) => {
        readPair(store, accountId, (current) => {
          const next = decide(current);
          if (next !== current) write(store, accountId, next);
          done(next);
        });
      }),
    remove: (accountId) =>
      inTransaction<void>('readwrite', (store, done) => {
        store.delete(accountId).onsuccess = () => done();
      }),
  };
}

/**
 * Null if there is no pair or none that can be read. Such an entry stays: it may be of a later
 * build.
 */
function readPair(
  store: IDBObjectStore,
  accountId: string,
  done: (tokens: StoredTokens | null) => void,
): void {
  const request: IDBRequest<unknown> = store.get(accountId);
  request.onsuccess = () => done(isStoredTokens(request.result) ? request.result : null);
  request.onerror = (event) => {
    // Otherwise one broken entry would end the transaction, and the disk would be given up.
    event.preventDefault();
    event.stopPropagation();
    done(null);
  };
}

function write(store: IDBObjectStore, accountId: string, next: StoredTokens | null): void {
  if (next === null) store.delete(accountId);
  else store.put(next, accountId);
}

function isStoredTokens(stored: unknown): stored is StoredTokens {
  return (
    isWireObject(stored) &&
    typeof stored['token'] === 'string' &&
    (stored['refreshToken'] === null || typeof stored['refreshToken'] === 'string') &&
    Number.isFinite(stored['receivedAt']) &&
    Number.isFinite(stored['version'])
  );
}
