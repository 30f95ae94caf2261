import { connect, STORE_NAME } from './connect';

type Work<T> = (store: IDBObjectStore, done: (result: T) => void) => void;

/**
 * A transaction that is on disk when it resolves. Browsers by default report success earlier, and
 * localforage cannot ask for more; a reading that a person was told is kept must survive a dead battery.
 */
export async function strictTransaction<T>(database: string, work: Work<T>): Promise<T> {
  // Opened for each one and closed again: a connection that is kept open is the kind that gets lost.
  const connection = await connect(database);
  try {
    return await run(connection, work);
  } finally {
    connection.close();
  }
}

function run<T>(connection: IDBDatabase, work: Work<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const transaction = connection.transaction(STORE_NAME, 'readwrite', { durability: 'strict' });
    const results: T[] = [];
    transaction.oncomplete = () => results.forEach(resolve);
    transaction.onabort = () => reject(transaction.error ?? new Error('aborted'));
    work(transaction.objectStore(STORE_NAME), (result) => results.push(result));
  });
}
