import { StorageProblem } from './storage-problem';
import type { Timer } from './within-time';

export type Work<T> = (store: IDBObjectStore, done: (result: T) => void) => void;

/**
 * `write strictly`: the data is on disk when the promise resolves. By default browsers report
 * success earlier, and localforage cannot request more. `remove` only deletes, so its success does not show that
 * there is room.
 */
export type Access = 'read' | 'remove' | 'write' | 'write strictly';

// Long enough for a slow phone that writes a photo, and short for a user who waits. The limit also
// keeps a caller from holding a lock forever.
const ANSWER_LIMIT_MS = 5000;

export interface Run {
  readonly clock: Timer;
  readonly store: string;
  readonly access: Access;
  /** Collects the transactions that have neither ended nor answered in time. */
  readonly silent?: Set<IDBTransaction>;
}

/** Runs one transaction, and ends it if the browser does not. */
export function runIn<T>(
  connection: IDBDatabase,
  { clock, store, access, silent }: Run,
  work: Work<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const transaction = connection.transaction(
      store,
      access === 'read' ? 'readonly' : 'readwrite',
      {
        durability: access === 'write strictly' ? 'strict' : 'default',
      },
    );
    const cancel = clock.after(ANSWER_LIMIT_MS, () => {
      reject(new StorageProblem('storage-unavailable'));
      silent?.add(transaction);
      abort(transaction);
    });
    const ended = () => {
      cancel();
      silent?.delete(transaction);
    };
    const results: T[] = [];
    transaction.oncomplete = () => {
      ended();
      // Nothing has answered. After a result, this is without effect.
      results.forEach(resolve);
      reject(new StorageProblem('storage-unavailable'));
    };
    transaction.onabort = () => {
      ended();
      reject(transaction.error ?? new Error('aborted'));
    };
    work(transaction.objectStore(store), (result) => results.push(result));
  });
}

/** Otherwise the caller would say that nothing is kept, and the disk would keep it later. */
function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It is being committed.
  }
}
