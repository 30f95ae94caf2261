import type { Page } from '@playwright/test';

/** The keys that this IndexedDB database holds at this moment. */
export function storedKeys(
  page: Page,
  database: 'ablesbar-outbox' | 'ablesbar-photos' | 'ablesbar-draft-photos',
) {
  return page.evaluate(async (name) => {
    // Reading must not create a database that the portal has not opened yet.
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

/** The portal's stored state at this moment. The page shows a change before it is stored. */
export function storedState(
  page: Page,
  key: 'jobs' | 'help' | 'surroundings' | 'persist:readingDraft' | 'persist:unlistedDraft',
): Promise<string> {
  return page.evaluate(async (wanted) => {
    const there = await indexedDB.databases();
    if (!there.some(({ name }) => name === 'ablesbar-state')) return '';
    return new Promise<string>((resolve, reject) => {
      const opening = indexedDB.open('ablesbar-state');
      opening.onerror = () => reject(new Error('no state'));
      opening.onsuccess = () => {
        const opened = opening.result;
        const done = (text: string) => {
          opened.close();
          resolve(text);
        };
        if (!opened.objectStoreNames.contains('keyvaluepairs')) return done('');
        const value = opened.transaction('keyvaluepairs').objectStore('keyvaluepairs').get(wanted);
        value.onsuccess = () => done(String(value.result ?? ''));
      };
    });
  }, key);
}
