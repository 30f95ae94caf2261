import type { OutboxRecord } from './outbox-record';
import { recordIdOf } from './photo-proof';
import type { OutboxPorts } from './ports';

type Stores = Pick<OutboxPorts, 'records' | 'photos'>;

const ORPHAN_AGE_MS = 24 * 3600 * 1000;

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
  { id, photos }: Pick<OutboxRecord, 'id' | 'photos'>,
): Promise<void> {
  await stores.records.remove(id);
  await removePhotos(stores, photos);
}

/**
 * Removes photos without a record. Photos less than a day old stay: they may belong to an entry
 * that is being stored. The photos of a record that this build cannot read stay as well: a later
 * build sends them (D161).
 */
export async function clearOrphans(stores: Stores, now: number): Promise<void> {
  const records = new Set(await stores.records.ids());
  for (const key of await stores.photos.keys()) {
    if (records.has(recordIdOf(key))) continue;
    const photo = await stores.photos.read(key);
    if (photo === null || now - photo.storedAt > ORPHAN_AGE_MS) await stores.photos.remove(key);
  }
}

async function removePhotos({ photos: store }: Stores, photos: OutboxRecord['photos']) {
  for (const { key } of photos) await store.remove(key);
}
