export type Entries = readonly (readonly [key: string, value: unknown])[];

/**
 * Everything in a store. One entry that the browser cannot read would make it refuse all of them, so
 * they are then read one by one, and the value of that entry is undefined.
 */
export function readAll(
  store: IDBObjectStore,
  done: (entries: Entries) => void,
  range?: IDBKeyRange,
): void {
  const names = store.getAllKeys(range);
  names.onsuccess = () => {
    const keys = names.result.map(String);
    const values: IDBRequest<unknown[]> = store.getAll(range);
    values.onsuccess = () => done(keys.map((key, n) => [key, values.result[n]]));
    values.onerror = (event) => {
      carryOn(event);
      readEach(store, keys, done);
    };
  };
}

function readEach(
  store: IDBObjectStore,
  keys: readonly string[],
  done: (entries: Entries) => void,
): void {
  const entries = new Map<string, unknown>(keys.map((key) => [key, undefined]));
  let left = keys.length;
  const next = () => {
    left -= 1;
    if (left === 0) done([...entries]);
  };
  for (const key of keys) {
    const request: IDBRequest<unknown> = store.get(key);
    request.onsuccess = () => {
      entries.set(key, request.result);
      next();
    };
    request.onerror = (event) => {
      carryOn(event);
      next();
    };
  }
}

/** Otherwise the failed request would end its transaction. */
function carryOn(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
