import type { Page } from '@playwright/test';

/** The keys of what the browser keeps on disk in this database at this moment. */
export function storedIn(
  page: Page,
  database: 'ablesbar-outbox' | 'ablesbar-photos' | 'ablesbar-draft-photos',
) {
  return page.evaluate(async (name) => {
    // A look must not create what the portal has not opened yet.
    const there = await indexedDB.databases();
    if (!there.some((one) => one.name === name)) return [];
    return new Promise<string[]>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.onerror = () => reject(new Error(`no ${name}`));
      opening.onsuccess = () => {
        const opened = opening.result;
        const done = (keys: readonly IDBValidKey[]) => {
          opened.close();
          resolve(keys.map(String));
        };
        if (!opened.objectStoreNames.contains('entries')) return done([]);
        const keys = opened.transaction('entries').objectStore('entries').getAllKeys();
        keys.onsuccess = () => done(keys.result);
      };
    });
  }, database);
}
