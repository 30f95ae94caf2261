import { openAuthDatabase } from './auth-database';
import { isWireObject } from '../http/wire';
import {
  type ChangeTokens,
  createMemoryTokenStore,
  type StoredTokens,
  type TokenStore,
} from './token-store';

/**
 * Stores tokens in IndexedDB, shared by all tabs. If IndexedDB is missing or fails, the page's
 * memory replaces it: the user stays logged in until the page is closed, instead of not at all.
 */
export function createTokenStore(
  factory: IDBFactory | undefined = globalThis.indexedDB,
): TokenStore {
  const memory = createMemoryTokenStore();
  let durable = factory === undefined ? null : createDurableStore(factory);

  const withFallback = async <T>(work: (store: TokenStore) => Promise<T>): Promise<T> => {
    if (durable === null) return work(memory);
    try {
      return await work(durable);
    } catch {
      durable = null;
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
      const tokens = await withFallback((store) => store.change(accountId, decide));
      return remember(accountId, tokens);
    },
  };
}

function createDurableStore(factory: IDBFactory): TokenStore {
  const inTransaction = openAuthDatabase(factory);
  return {
    accountIds: () =>
      inTransaction<readonly string[]>('readonly', (store, done) => {
        const request = store.getAllKeys();
        request.onsuccess = () => done(request.result.map(String));
      }),
    read: (accountId) =>
      inTransaction<StoredTokens | null>('readonly', (store, done) => {
        const request: IDBRequest<unknown> = store.get(accountId);
        request.onsuccess = () => done(storedTokensOf(request.result));
      }),
    change: (accountId, decide) =>
      inTransaction<StoredTokens | null>('readwrite', (store, done) => {
        const request: IDBRequest<unknown> = store.get(accountId);
        request.onsuccess = () =>
          done(applied(store, accountId, decide(storedTokensOf(request.result))));
      }),
  };
}

function applied(
  store: IDBObjectStore,
  accountId: string,
  next: ReturnType<ChangeTokens>,
): StoredTokens | null {
  if (next === null) store.delete(accountId);
  else store.put(next, accountId);
  return next;
}

function storedTokensOf(stored: unknown): StoredTokens | null {
  return isStoredTokens(stored) ? stored : null;
}

function isStoredTokens(stored: unknown): stored is StoredTokens {
  return (
    isWireObject(stored) &&
    typeof stored['token'] === 'string' &&
    (stored['refreshToken'] === null || typeof stored['refreshToken'] === 'string') &&
    typeof stored['receivedAt'] === 'number' &&
    typeof stored['version'] === 'number'
  );
}
