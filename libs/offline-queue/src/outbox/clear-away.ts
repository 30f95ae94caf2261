import type { OutboxRecord } from './outbox-record';
import type { OutboxPorts } from './ports';

type Stores = Pick<OutboxPorts, 'records' | 'photos'>;

const ORPHAN_AGE_MS = 24 * 3600 * 1000;

/**
 * A record that has arrived goes in three steps, the mark first: broken off after it, the next start
 * clears the rest away. Without it, a record whose photos are gone would be sent again, and fail.
 */
export async function clearAcknowledged(stores: Stores, { id, photos }: OutboxRecord) {
  await stores.records.change(id, (record) => ({ ...record, state: 'ACKED' }));
  await removePhotos(stores, photos);
  await stores.records.remove(id);
}

/** A record that is given up goes the other way round: what is left of it can be no damaged reading. */
export async function giveUp(
  stores: Stores,
  { id, photos }: Pick<OutboxRecord, 'id' | 'photos'>,
): Promise<void> {
  await stores.records.remove(id);
  await removePhotos(stores, photos);
}

/** Photos whose record never came; young ones may belong to an entry that is just being made. */
export async function clearOrphans(stores: Stores, now: number): Promise<void> {
  const records = await stores.records.all();
  const owned = new Set(records.flatMap(({ photos }) => photos.map(({ key }) => key)));
  for (const key of await stores.photos.keys()) {
    if (owned.has(key)) continue;
    const photo = await stores.photos.read(key);
    if (photo === null || now - photo.storedAt > ORPHAN_AGE_MS) await stores.photos.remove(key);
  }
}

async function removePhotos({ photos: store }: Stores, photos: OutboxRecord['photos']) {
  for (const { key } of photos) await store.remove(key);
}
