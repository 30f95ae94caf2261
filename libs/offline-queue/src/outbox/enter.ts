import { StorageProblem, storageProblemOf } from '../storage/storage-problem';
import { withinTime } from '../storage/within-time';
import { leaveToForm } from './clear-away';
import type { Entry, OutboxRecord, Photo, PhotoRef } from './outbox-record';
import { photoKey, photoRefOf, provedPhotos } from './photo-proof';
import type { OutboxPorts } from './ports';
import type { Keyed } from './unstored-keys';

type EnterPorts = Pick<OutboxPorts, 'records' | 'photos' | 'clock'>;

// The user has pressed send and waits.
const STORE_LIMIT_MS = 5000;

/** Makes an entry durable, or rejects with a StorageProblem. */
export async function enter(ports: EnterPorts, { id, entry }: Keyed): Promise<OutboxRecord> {
  const keyed = entry.photos.map((photo, n) => ({ key: photoKey(id, n), photo }));
  const storing = store(ports, keyed, { id, entry });
  let isRunning = true;
  const ended = storing.then(
    () => (isRunning = false),
    () => (isRunning = false),
  );
  try {
    return await withinTime(ports.clock, STORE_LIMIT_MS, storing);
  } catch (error) {
    // Whatever a step that is still running stores is removed after it. Nobody waits for that.
    const removed = ended.then(() => forget(ports, id, keyed));
    if (!isRunning) await removed;
    throw storageProblemOf(error);
  }
}

/**
 * The photos are stored first, because a record without its photos could never be sent. Then the
 * record is stored, then both are read again as proof.
 */
async function store(
  ports: EnterPorts,
  photos: readonly { readonly key: string; readonly photo: Photo }[],
  { id, entry }: Keyed,
): Promise<OutboxRecord> {
  const { clock } = ports;
  const refs = await Promise.all(photos.map(({ key, photo }) => photoRefOf(clock, key, photo)));
  const entered = recordOf(entry, id, refs, clock.now());
  for (const { key, photo } of photos) {
    const { mimeType, data } = photo;
    await ports.photos.write(key, { mimeType, data, storedAt: entered.capturedAt });
  }
  const record = await ports.records.commit(entered);
  await proveReadable(ports, record);
  return record;
}

export function recordOf(
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
  const proved = await provedPhotos(ports, photos);
  if (record === null || proved === null) throw new StorageProblem('storage-unavailable');
}

/**
 * Removes an entry that could not be stored. The form still has it, so no part may be sent without
 * the user's knowledge. The record is removed first: if that fails, a complete reading stays, and
 * no record without its photos.
 */
async function forget(
  ports: EnterPorts,
  id: string,
  photos: readonly Pick<PhotoRef, 'key'>[],
): Promise<void> {
  try {
    await leaveToForm(ports, { id, photos });
  } catch {
    // The next start handles what is left.
  }
}
