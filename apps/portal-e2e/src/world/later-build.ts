import type { Page } from '@playwright/test';

/**
 * Leaves both databases of the portal as a later build would: with a higher version and a further
 * store, and with a reading in the queue whose schema this build does not know. The portal may be
 * open: it closes its connection when a later build asks for it.
 */
export function keepLikeLaterBuild(page: Page, id: string): Promise<void> {
  return page.evaluate(async (key) => {
    const raise = (name: string) =>
      new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name, 99);
        opening.onupgradeneeded = () => opening.result.createObjectStore('of-a-later-build');
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(new Error('not raised'));
      });
    const tokens = await raise('ablesbar-auth');
    tokens.close();
    const ours = await raise('ablesbar');
    const writing = ours.transaction('outbox', 'readwrite');
    writing.objectStore('outbox').put({ schema: 99, id: key, spoken: 'eins drei zwei' }, key);
    await new Promise<void>((resolve) => (writing.oncomplete = () => resolve()));
    ours.close();
  }, id);
}
