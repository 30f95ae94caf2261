import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';

const ANSWER_MS = 10_000;

type Wanted = 'keys' | { readonly valueOf: string };

/**
 * What a store of the portal's database holds at this moment. WebKit leaves an opening without an
 * answer at times, so a journey that waits for the content must be able to ask again.
 */
async function read(page: Page, store: string, wanted: Wanted): Promise<readonly string[]> {
  const silent = wait(ANSWER_MS, ['(the storage did not answer)']);
  return Promise.race([silent, ask(page, store, wanted)]);
}

function ask(page: Page, store: string, wanted: Wanted): Promise<readonly string[]> {
  return page.evaluate(
    async ([name, what]) => {
      // Reading must not create a database that the portal has not opened yet.
      const there = await indexedDB.databases();
      if (!there.some((one) => one.name === 'ablesbar')) return [];
      return new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('ablesbar');
        opening.onerror = () => reject(new Error('no database'));
        opening.onsuccess = () => {
          const opened = opening.result;
          const place = opened.transaction(name).objectStore(name);
          const request: IDBRequest<unknown> | IDBRequest<IDBValidKey[]> =
            what === 'keys' ? place.getAllKeys() : place.get(what.valueOf);
          request.onsuccess = () => {
            opened.close();
            const found = Array.isArray(request.result) ? request.result : [request.result ?? ''];
            resolve(found.map(String));
          };
        };
      });
    },
    [store, wanted] as const,
  );
}

/** The keys that this store holds at this moment. */
export function storedKeys(
  page: Page,
  store: 'outbox' | 'photos' | 'draft-photos' | 'receipts' | 'receipt-photos',
) {
  return read(page, store, 'keys');
}

/** The portal's stored state at this moment. The page shows a change before it is stored. */
export async function storedState(
  page: Page,
  key: 'jobs' | 'help' | 'surroundings',
): Promise<string> {
  return (await read(page, 'state', { valueOf: key })).join('');
}

/** The drafts at this moment; each part of them has an entry of its own. */
export async function storedDrafts(
  page: Page,
  kind: 'readingDraft' | 'unlistedDraft' | 'ownNotes',
): Promise<string> {
  const places = (await read(page, 'state', 'keys')).filter((key) =>
    key.startsWith(`persist:${kind}/`),
  );
  const texts = await Promise.all(places.map((valueOf) => read(page, 'state', { valueOf })));
  return texts.flat().join('\n');
}
