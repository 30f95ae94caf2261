export interface Place {
  readonly name: string;
  readonly stores: readonly string[];
}

/**
 * Opens a database, and creates the stores that it lacks. Without a version number in our code, a
 * database of a later build opens like any other: its further stores stay as they are.
 */
export function connect(place: Place, onGone: () => void, version?: number): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(place.name, version);
    const missing = () =>
      place.stores.filter((store) => !request.result.objectStoreNames.contains(store));
    request.onupgradeneeded = () => {
      missing().forEach((store) => request.result.createObjectStore(store));
    };
    request.onerror = () => reject(request.error ?? new Error('not opened'));
    request.onsuccess = () => {
      const connection = request.result;
      // Another tab adds a store or deletes the database. It must not wait for this page.
      connection.onversionchange = () => {
        connection.close();
        onGone();
      };
      connection.onclose = onGone;
      if (missing().length === 0) return resolve(connection);
      connection.close();
      connect(place, onGone, connection.version + 1).then(resolve, reject);
    };
  });
}

/** Opens a database only if it exists. */
export function connectIfThere(name: string): Promise<IDBDatabase | null> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name);
    // Only a missing database is upgraded. Aborting leaves it missing.
    request.onupgradeneeded = () => {
      request.onerror = () => resolve(null);
      request.transaction?.abort();
    };
    request.onerror = () => reject(request.error ?? new Error('not opened'));
    request.onsuccess = () => {
      const connection = request.result;
      connection.onversionchange = () => connection.close();
      resolve(connection);
    };
  });
}
