import { connect, STORE_NAME } from './connect';

type Work<T> = (store: IDBObjectStore, done: (result: T) => void) => void;

/**
 * Runs a transaction that is on disk when the promise resolves. By default browsers report success
 * earlier, and localforage cannot request more. After the portal has told the user that a reading
 * is kept, the reading must survive an empty battery.
 */
export async function strictTransaction<T>(database: string, work: Work<T>): Promise<T> {
  // A connection is opened and closed for each transaction, because browsers drop connections that
  // stay open.
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
