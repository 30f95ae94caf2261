import type { Page } from '@playwright/test';

/** Each store with the database in which earlier builds have kept it alone. */
const DATABASES = [
  { store: 'state', database: 'ablesbar-state', entries: 'keyvaluepairs' },
  { store: 'draft-photos', database: 'ablesbar-draft-photos', entries: 'entries' },
  { store: 'photos', database: 'ablesbar-photos', entries: 'entries' },
  { store: 'outbox', database: 'ablesbar-outbox', entries: 'entries' },
  { store: 'receipts', database: 'ablesbar-receipts', entries: 'keyvaluepairs' },
  { store: 'receipt-photos', database: 'ablesbar-receipt-photos', entries: 'entries' },
] as const;

/**
 * Puts everything that this page's origin keeps back to where an earlier build has kept it. The
 * page must have no connection to the database.
 */
export function keepLikeEarlierBuild(page: Page): Promise<void> {
  return page.evaluate(async (databases) => {
    const answerOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error('no answer'));
      });
    const openEarlier = (name: string, entries: string) => {
      // localforage alone has made a version 2, with a store for its probe.
      const isLocalForage = entries === 'keyvaluepairs';
      const opening = indexedDB.open(name, isLocalForage ? 2 : 1);
      opening.onupgradeneeded = () => {
        opening.result.createObjectStore(entries);
        if (isLocalForage) opening.result.createObjectStore('local-forage-detect-blob-support');
      };
      return answerOf(opening);
    };
    const ours = await answerOf(indexedDB.open('ablesbar'));
    for (const { store, database, entries } of databases) {
      const from = ours.transaction(store).objectStore(store);
      const [keys, values] = await Promise.all([
        answerOf(from.getAllKeys()),
        answerOf(from.getAll()),
      ]);
      const earlier = await openEarlier(database, entries);
      const writing = earlier.transaction(entries, 'readwrite');
      keys.forEach((key, n) => writing.objectStore(entries).put(values[n], key));
      await new Promise<void>((resolve) => (writing.oncomplete = () => resolve()));
      earlier.close();
    }
    ours.close();
    await answerOf(indexedDB.deleteDatabase('ablesbar'));
  }, DATABASES);
}

export function databasesOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () =>
    (await indexedDB.databases()).map(({ name = '' }) => name).sort(),
  );
}

/** The tokens as earlier builds have written them: version 1, one store with keys beside the pairs. */
export function keepLoginsLikeEarlierBuild(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const answerOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error('no answer'));
      });
    const ours = await answerOf(indexedDB.open('ablesbar-auth'));
    const from = ours.transaction('tokens').objectStore('tokens');
    const [keys, values] = await Promise.all([
      answerOf(from.getAllKeys()),
      answerOf(from.getAll()),
    ]);
    ours.close();
    await answerOf(indexedDB.deleteDatabase('ablesbar-auth'));
    const opening = indexedDB.open('ablesbar-auth', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('tokens');
    const earlier = await answerOf(opening);
    const writing = earlier.transaction('tokens', 'readwrite');
    // A pair of tokens has the same fields in both builds.
    keys.forEach((key, n) => writing.objectStore('tokens').put(values[n], key));
    await new Promise<void>((resolve) => (writing.oncomplete = () => resolve()));
    earlier.close();
    return keys.length;
  });
}
