export const STORE_NAME = 'entries';

/**
 * Opens a separate connection to the database that localforage uses. Creates the database if it is
 * missing.
 */
export function connect(database: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(database);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE_NAME);
    request.onerror = () => reject(request.error ?? new Error('not opened'));
    request.onsuccess = () => resolve(request.result);
  });
}
