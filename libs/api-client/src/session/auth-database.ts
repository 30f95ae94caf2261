const DATABASE = 'ablesbar-auth';
const STORE = 'tokens';
// Some browsers never answer. The first screen waits for this, and no longer than a user does.
const OPEN_LIMIT_MS = 3000;
const ANSWER_LIMIT_MS = 5000;

export type InTransaction = <T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore, done: (result: T) => void) => void,
) => Promise<T>;

interface Opening {
  answer: Promise<IDBDatabase>;
}

/**
 * A minimal IndexedDB wrapper: one object store, one transaction for each call. `onLate` tells that the
 * database opened after the limit, when a call had already gone without it.
 */
export function openAuthDatabase(factory: IDBFactory, onLate: () => void): InTransaction {
  let current: Opening | null = null;

  /** While the browser owes an answer, nothing is opened a second time. A late answer counts. */
  function connection(): Promise<IDBDatabase> {
    if (current !== null) return current.answer;
    const forget = () => {
      if (current === mine) current = null;
    };
    const opening = connect(factory, forget);
    let isLate = false;
    const mine: Opening = { answer: withinTime(opening, () => (isLate = true)) };
    opening.then(() => {
      mine.answer = opening;
      if (isLate) onLate();
    }, forget);
    current = mine;
    return mine.answer;
  }

  return async (mode, work) => {
    const opened = await connection();
    try {
      return await run(opened, mode, work);
    } catch (error) {
      if (!isLost(error)) throw error;
      opened.close();
      current = null;
      return run(await connection(), mode, work);
    }
  };
}

/**
 * Opens the database, and creates the store if it is missing. Without a version number in our code,
 * the database of a later build opens like any other (D179).
 */
function connect(factory: IDBFactory, onGone: () => void, version?: number): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(DATABASE, version);
    const isMissing = () => !request.result.objectStoreNames.contains(STORE);
    request.onupgradeneeded = () => {
      if (isMissing()) request.result.createObjectStore(STORE);
    };
    request.onerror = () => reject(request.error ?? new Error('not opened'));
    request.onsuccess = () => {
      const database = request.result;
      database.onversionchange = () => {
        database.close();
        onGone();
      };
      database.onclose = onGone;
      if (!isMissing()) return resolve(database);
      database.close();
      connect(factory, onGone, database.version + 1).then(resolve, reject);
    };
  });
}

function withinTime<T>(opening: Promise<T>, onLimit: () => void): Promise<T> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => {
      onLimit();
      reject(new Error('no answer'));
    }, OPEN_LIMIT_MS);
    opening.then(resolve, reject).finally(() => clearTimeout(limit));
  });
}

/** The browser has closed the connection by itself, or has lost the process that holds the data. */
function isLost(error: unknown): boolean {
  return (
    error instanceof DOMException && ['InvalidStateError', 'UnknownError'].includes(error.name)
  );
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
