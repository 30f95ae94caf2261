import localforage from 'localforage';
import type { Database } from './create-database';
import { type Entries, readAll } from './read-all';

let drivers = 0;

/**
 * localforage on a store of our one connection. Its own driver opens each database two or three
 * times and changes its version, which WebKit answers with silence (D179).
 */
export function localForageIn(database: Database, store: string): typeof localforage {
  drivers += 1;
  const driver = `${database.name}/${store}/${drivers}`;
  void localforage.defineDriver(driverFor(database, store, driver));
  return localforage.createInstance({ name: database.name, storeName: store, driver });
}

function driverFor({ transaction }: Database, name: string, driver: string): LocalForageDriver {
  const keys = () =>
    transaction<string[]>(name, 'read', (store, done) => {
      const request = store.getAllKeys();
      request.onsuccess = () => done(request.result.map(String));
    });

  function getItem<T>(key: string): Promise<T | null>;
  function getItem(key: string): Promise<unknown> {
    return transaction<unknown>(name, 'read', (store, done) => {
      const request: IDBRequest<unknown> = store.get(key);
      request.onsuccess = () => done(request.result ?? null);
    });
  }

  function iterate<T, U>(take: (value: T, key: string, n: number) => U): Promise<U>;
  async function iterate(take: (value: unknown, key: string, n: number) => unknown) {
    const entries = await transaction<Entries>(name, 'read', readAll);
    for (const [n, [key, value]] of entries.entries()) {
      const result = take(value, key, n + 1);
      if (result !== undefined) return result;
    }
    return undefined;
  }

  return {
    _driver: driver,
    _support: true,
    _initStorage: () => undefined,
    keys,
    getItem,
    iterate,
    key: async (n) => (await keys())[n] ?? '',
    length: async () => (await keys()).length,
    setItem: (key, value) =>
      transaction(name, 'write', (store, done) => {
        store.put(value, key).onsuccess = () => done(value);
      }),
    removeItem: (key) =>
      transaction<void>(name, 'remove', (store, done) => {
        store.delete(key).onsuccess = () => done();
      }),
    clear: () =>
      transaction<void>(name, 'remove', (store, done) => {
        store.clear().onsuccess = () => done();
      }),
  };
}
