import { StorageProblem, storageProblemOf } from '../storage/storage-problem';
import { giveUp } from './clear-away';
import type { Entry, OutboxRecord, PhotoRef } from './outbox-record';
import { photoKey, photoRefOf, provedPhotos } from './photo-proof';
import type { OutboxPorts } from './ports';

type EnterPorts = Pick<OutboxPorts, 'records' | 'photos' | 'clock' | 'newId'>;

/**
 * Makes an entry durable. The photos are stored first, because a record without its photos could
 * never be sent. Then the record is stored, then both are read again as proof. Rejects with a
 * StorageProblem.
 */
export async function enter(ports: EnterPorts, entry: Entry): Promise<OutboxRecord> {
  const id = ports.newId();
  const keyed = entry.photos.map((photo, n) => ({ key: photoKey(id, n), photo }));
  const refs = await Promise.all(keyed.map(({ key, photo }) => photoRefOf(key, photo)));
  try {
    for (const { key, photo } of keyed) {
      const { mimeType, data } = photo;
      await ports.photos.write(key, { mimeType, data, storedAt: ports.clock.now() });
    }
    const record = await ports.records.commit(recordOf(entry, id, refs, ports.clock.now()));
    await proveReadable(ports, record);
    return record;
  } catch (error) {
    await forget(ports, id, refs);
    throw storageProblemOf(error);
  }
}

function recordOf(
  { photos: _, ...content }: Entry,
  id: string,
  refs: readonly PhotoRef[],
  now: number,
) {
  return {
    ...content,
    schema: 2,
    id,
    photos: refs,
    capturedAt: now,
    attempts: 0,
    nextAt: null,
    lastError: null,
    state: 'QUEUED',
    visible: false,
  } as const;
}

async function proveReadable(ports: EnterPorts, { id, photos }: OutboxRecord): Promise<void> {
  const record = await ports.records.read(id);
  const proved = await provedPhotos(ports.photos, photos);
  if (record === null || proved === null) throw new StorageProblem('storage-unavailable');
}

/**
 * Removes an entry that could not be stored. The form still has it, so no part may be sent without
 * the user's knowledge. The record is removed first: if that fails, a complete reading stays, and
 * no record without its photos.
 */
async function forget(ports: EnterPorts, id: string, refs: readonly PhotoRef[]): Promise<void> {
  try {
    await giveUp(ports, { id, photos: refs });
  } catch {
    // The next start handles what is left.
  }
}
