const DATABASE = 'ablesbar-auth';
const STORE = 'tokens';
// Some browsers never answer. The first screen waits for this, and no longer than a user does.
const OPEN_LIMIT_MS = 3000;
const ANSWER_LIMIT_MS = 5000;

export type InTransaction = <T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore, done: (result: T) => void) => void,
) => Promise<T>;

/** A minimal IndexedDB wrapper: one object store, one transaction for each call. */
export function openAuthDatabase(factory: IDBFactory): InTransaction {
  let opened: Promise<IDBDatabase> | null = null;
  const forget = () => {
    opened = null;
  };

  return async (mode, work) => {
    opened ??= open(factory, forget);
    try {
      return await run(await opened, mode, work);
    } catch (error) {
      forget();
      // If the browser closed the connection, it is opened once more.
      if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error;
      opened = open(factory, forget);
      return run(await opened, mode, work);
    }
  };
}

function open(factory: IDBFactory, onClosed: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(DATABASE, 1);
    const limit = setTimeout(() => reject(new Error('no answer')), OPEN_LIMIT_MS);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onerror = () => {
      clearTimeout(limit);
      reject(request.error ?? new Error('not opened'));
    };
    request.onsuccess = () => {
      clearTimeout(limit);
      const database = request.result;
      database.onversionchange = () => {
        database.close();
        onClosed();
      };
      database.onclose = onClosed;
      resolve(database);
    };
  });
}

function run<T>(
  database: IDBDatabase,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore, done: (result: T) => void) => void,
): Promise<T> {
  return new Promise((resolve, reject) => {
    // The data must be on disk when the transaction completes: the server has already spent the
    // pair that this pair replaces.
    const transaction = database.transaction(STORE, mode, { durability: 'strict' });
    const limit = setTimeout(() => reject(new Error('no answer')), ANSWER_LIMIT_MS);
    let result: { readonly value: T } | null = null;
    work(transaction.objectStore(STORE), (value) => {
      result = { value };
    });
    // Resolved by the commit, not by the request: before the commit nothing is stored.
    transaction.oncomplete = () => {
      clearTimeout(limit);
      if (result === null) reject(new Error('no result'));
      else resolve(result.value);
    };
    transaction.onabort = () => {
      clearTimeout(limit);
      reject(transaction.error ?? new Error('aborted'));
    };
  });
}
