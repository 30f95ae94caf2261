/** Keeps the store of the drafts busy, until the returned function is called. */
export async function holdDrafts(): Promise<() => void> {
  const opening = indexedDB.open('ablesbar');
  await new Promise((done) => (opening.onsuccess = done));
  const store = opening.result.transaction('state', 'readwrite').objectStore('state');
  let isHeld = true;
  const read = () => {
    if (isHeld) store.count().onsuccess = read;
    else opening.result.close();
  };
  read();
  return () => void (isHeld = false);
}
