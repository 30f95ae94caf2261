import type { OutboxRecord } from './outbox-record';
import type { OutboxPorts } from './ports';

type Stores = Pick<OutboxPorts, 'records' | 'photos'>;
type Photos = readonly { readonly key: string }[];

/**
 * Removes an arrived record in three steps, the mark first. If the page ends after the mark, the
 * next start removes the rest. Without the mark, a record whose photos are gone would be sent again
 * and fail.
 */
export async function clearAcknowledged(stores: Stores, { id, photos }: OutboxRecord) {
  await stores.records.change(id, (record) => ({ ...record, state: 'ACKED' }));
  await removePhotos(stores, photos);
  await stores.records.remove(id);
}

/**
 * Removes a record that is given up, in the opposite order: the rest can never look like a damaged
 * reading.
 */
export async function giveUp(
  stores: Stores,
  { id, photos }: { readonly id: string; readonly photos: Photos },
): Promise<void> {
  await stores.records.remove(id);
  await removePhotos(stores, photos);
}

/**
 * Gives up a record whose reading is in its form. Returns false if a page has taken the record over: then
 * the form is cleared, and the record stays.
 */
export async function leaveToForm(
  stores: Stores,
  { id, photos }: { readonly id: string; readonly photos: Photos },
): Promise<boolean> {
  const left = await stores.records.change(id, (record) =>
    // No page takes over a record with this mark.
    record.isTakenOver ? record : { ...record, state: 'ACKED' },
  );
  if (left?.isTakenOver) return false;
  await giveUp(stores, { id, photos });
  return true;
}

async function removePhotos({ photos: store }: Stores, photos: Photos): Promise<void> {
  for (const { key } of photos) await store.remove(key);
}
