/** Deletes everything that an earlier portal has kept; its open connections stay open. */
export async function wipeDisk(): Promise<void> {
  localStorage.clear();
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await answerOf(indexedDB.open(name));
    for (const store of database.objectStoreNames) {
      await answerOf(database.transaction(store, 'readwrite').objectStore(store).clear());
    }
    database.close();
  }
}

/** Keeps the store of the drafts busy, until the returned function is called. */
export async function holdDrafts(): Promise<() => void> {
  const database = await answerOf(indexedDB.open('ablesbar'));
  const store = database.transaction('state', 'readwrite').objectStore('state');
  let isHeld = true;
  const read = () => {
    if (isHeld) store.count().onsuccess = read;
    else database.close();
  };
  read();
  return () => void (isHeld = false);
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error('The disk does not answer.'));
  });
}
