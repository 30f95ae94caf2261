export const STORE_NAME = 'entries';

/** A connection of our own to the database that localforage uses too; creates it where it is missing. */
export function connect(database: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(database);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE_NAME);
    request.onerror = () => reject(request.error ?? new Error('not opened'));
    request.onsuccess = () => resolve(request.result);
  });
}
