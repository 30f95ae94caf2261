interface Place {
  readonly store: string;
  readonly key: string;
}

/** From now on the browser cannot read this entry, as on a broken disk. Returns the repair. */
export function breakEntry({ store, key }: Place): () => void {
  const { get, getAll } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.get = function (asked) {
    return this.name === store && asked === key ? failing(this) : get.call(this, asked);
  };
  // One such entry makes the browser refuse all of them.
  IDBObjectStore.prototype.getAll = function (...given) {
    return this.name === store ? failing(this) : getAll.apply(this, given);
  };
  return () => void Object.assign(IDBObjectStore.prototype, { get, getAll });
}

/** A request that fails within the transaction of a real one, and ends it if nobody prevents that. */
function failing(store: IDBObjectStore): IDBRequest {
  const request = new IDBRequest();
  store.count().onsuccess = () => {
    const event = new Event('error', { cancelable: true });
    request.onerror?.(event);
    if (!event.defaultPrevented) store.transaction.abort();
  };
  return request;
}
