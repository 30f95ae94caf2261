import type { Photo, PhotoRef } from './outbox-record';
import { withinTime, type Timer } from '../storage/within-time';
import type { OutboxPorts } from './ports';

/** The key of a record's photo. It begins with the record's id, so that it names the record. */
export function photoKey(recordId: string, n: number): string {
  return `${recordId}/${n}`;
}

/** The id of the record to which the photo with this key belongs. */
export function recordIdOf(key: string): string {
  return key.slice(0, key.lastIndexOf('/'));
}

type ProofPorts = Pick<OutboxPorts, 'photos' | 'clock'>;

export async function photoRefOf(clock: Timer, key: string, photo: Photo): Promise<PhotoRef> {
  return { ...refWithoutProof(key, photo), sha256: await sha256Of(clock, photo.data) };
}

/** For a photo that is not stored, so that nothing has to be proved. */
export function refWithoutProof(key: string, { slot, mimeType, data }: Photo): PhotoRef {
  return { key, slot, mimeType, byteLength: data.byteLength, sha256: '' };
}

/** The photos of a record as taken; null if one is missing or changed. */
export async function provedPhotos(
  ports: ProofPorts,
  refs: readonly PhotoRef[],
): Promise<readonly Photo[] | null> {
  const photos = await soundPhotos(ports, refs);
  return photos.length === refs.length ? photos : null;
}

/** The photos that are unchanged. */
export async function soundPhotos(
  { photos: store, clock }: ProofPorts,
  refs: readonly PhotoRef[],
): Promise<readonly Photo[]> {
  const photos: Photo[] = [];
  for (const { key, slot, mimeType, byteLength, sha256 } of refs) {
    const data = (await store.read(key))?.data;
    if (data?.byteLength !== byteLength || (await sha256Of(clock, data)) !== sha256) continue;
    photos.push({ slot, mimeType, data });
  }
  return photos;
}

const DIGEST_LIMIT_MS = 3000;

async function sha256Of(clock: Timer, data: ArrayBuffer): Promise<string> {
  const digest = await withinTime(clock, DIGEST_LIMIT_MS, crypto.subtle.digest('SHA-256', data));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
