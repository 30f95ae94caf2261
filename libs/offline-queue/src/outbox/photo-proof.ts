import type { Photo, PhotoRef } from './outbox-record';
import { StorageProblem } from '../storage/storage-problem';
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
  const photos: Photo[] = [];
  for (const ref of refs) {
    const photo = await provedPhoto(ports, ref);
    if (photo === null) return null;
    photos.push(photo);
  }
  return photos;
}

/** The photos that are unchanged and that the browser can read. */
export async function soundPhotos(
  ports: ProofPorts,
  refs: readonly PhotoRef[],
): Promise<readonly Photo[]> {
  const photos: Photo[] = [];
  for (const ref of refs) {
    const photo = await provedPhoto(ports, ref).catch(nullIfBroken);
    if (photo !== null) photos.push(photo);
  }
  return photos;
}

/** The browser cannot read this photo. No answer is another matter: then nothing is known. */
export function nullIfBroken(error: unknown): null {
  if (error instanceof StorageProblem) throw error;
  return null;
}

async function provedPhoto(
  { photos, clock }: ProofPorts,
  { key, slot, mimeType, byteLength, sha256 }: PhotoRef,
): Promise<Photo | null> {
  const data = (await photos.read(key))?.data;
  if (data?.byteLength !== byteLength || (await sha256Of(clock, data)) !== sha256) return null;
  return { slot, mimeType, data };
}

const DIGEST_LIMIT_MS = 3000;

async function sha256Of(clock: Timer, data: ArrayBuffer): Promise<string> {
  const digest = await withinTime(clock, DIGEST_LIMIT_MS, crypto.subtle.digest('SHA-256', data));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
