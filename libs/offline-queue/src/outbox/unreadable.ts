import { groupedBy } from '@ablesbar/domain';
import { giveUp } from './clear-away';
import { nullIfBroken, recordIdOf } from './photo-proof';
import type { OutboxPorts } from './ports';
import { recordOfStored } from './record-of-stored';

/**
 * What lies in the queue and cannot be sent: a record of a later build, a damaged one, or photos whose
 * record is missing. A later build may read it, so only the user removes it (D205).
 */
export interface UnreadableReading {
  /** The key of the record, also if it is missing. */
  readonly id: string;
  /** As it lies in the store; undefined if it is missing, or if the browser cannot read it. */
  readonly stored: unknown;
  readonly photoKeys: readonly string[];
}

type Stores = Pick<OutboxPorts, 'records' | 'photos' | 'clock'>;

// A younger photo may belong to an entry that is being stored.
const ALONE_AGE_MS = 24 * 3600 * 1000;

export async function unreadableReadings(stores: Stores): Promise<readonly UnreadableReading[]> {
  const entries = await stores.records.entries();
  const photoKeys = groupedBy(await stores.photos.keys(), recordIdOf);
  const found: UnreadableReading[] = [...entries]
    .filter(([id, stored]) => recordOfStored(stored, id) === null)
    .map(([id, stored]) => ({ id, stored, photoKeys: photoKeys.get(id) ?? [] }));
  for (const [id, keys] of photoKeys) {
    if (entries.has(id) || (await isYoung(stores, keys))) continue;
    found.push({ id, stored: undefined, photoKeys: keys });
  }
  return found;
}

export async function removeUnreadable(
  stores: Stores,
  readings: readonly UnreadableReading[],
): Promise<void> {
  const ids = new Set(readings.map(({ id }) => id));
  for (const { id, photoKeys } of await unreadableReadings(stores)) {
    if (ids.has(id)) await giveUp(stores, { id, photos: photoKeys.map((key) => ({ key })) });
  }
}

async function isYoung({ photos, clock }: Stores, keys: readonly string[]): Promise<boolean> {
  for (const key of keys) {
    const photo = await photos.read(key).catch(nullIfBroken);
    if (photo !== null && clock.now() - photo.storedAt <= ALONE_AGE_MS) return true;
  }
  return false;
}
