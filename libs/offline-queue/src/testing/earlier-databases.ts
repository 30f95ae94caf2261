import localforage from 'localforage';
import { createDatabase } from '../storage/create-database';
import { localForageIn } from '../storage/local-forage';
import { createPhotoStore } from '../storage/photo-store';
import { createRecordStore } from '../storage/record-store';
import { photo, recordOf } from './entries';
import { createFakeClock, type FakeClock } from './fake-clock';

const earlier = [
  { database: 'old-state', entries: 'keyvaluepairs', into: 'state' },
  { database: 'old-photos', entries: 'entries', into: 'photos' },
  { database: 'old-outbox', entries: 'entries', into: 'outbox' },
];
const stores = ['state', 'photos', 'outbox'];
export const stored = { mimeType: 'image/jpeg', data: photo('front').data, storedAt: 5 };

/** No database is left of an earlier test. */
export async function clearDevice(): Promise<void> {
  for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
}

/** The state, as localforage alone writes it: version 2, with a store of its own for its probe. */
export function oldState() {
  return localforage.createInstance({ name: 'old-state', driver: localforage.INDEXEDDB });
}

/** Readings and photos, as the queue of the earlier build opened them before localforage did. */
export function oldEntries(name: string): Promise<IDBDatabase> {
  return new Promise((resolve) => {
    const request = indexedDB.open(name);
    request.onupgradeneeded = () => request.result.createObjectStore('entries');
    request.onsuccess = () => resolve(request.result);
  });
}

export async function putOld(name: string, key: string, value: unknown): Promise<void> {
  const old = await oldEntries(name);
  const transaction = old.transaction('entries', 'readwrite');
  transaction.objectStore('entries').put(value, key);
  await new Promise<void>((resolve) => (transaction.oncomplete = () => resolve()));
  old.close();
}

export async function writeOldBuild(): Promise<void> {
  await oldState().setItem('jobs', '{}');
  await putOld('old-photos', 'r-1/0', stored);
  await putOld('old-outbox', 'r-1', recordOf({ id: 'r-1', seq: 3 }));
}

export function openPage(clock: FakeClock = createFakeClock()) {
  const database = createDatabase({ clock, name: 'ours', stores, earlier });
  const state = localForageIn(database, 'state');
  return {
    database,
    state,
    records: createRecordStore(database),
    photos: createPhotoStore(database),
  };
}

export const idsIn = async (page: ReturnType<typeof openPage>) =>
  (await page.records.all()).map(({ id }) => id);
export const namesThere = async () => (await indexedDB.databases()).map(({ name }) => name).sort();

export async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 1));
}
