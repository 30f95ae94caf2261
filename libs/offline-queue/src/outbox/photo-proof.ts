import type { Photo, PhotoRef } from './outbox-record';
import type { PhotoStore } from './ports';

/** The key of a record's photo. It begins with the record's id, so that it names the record. */
export function photoKey(recordId: string, n: number): string {
  return `${recordId}/${n}`;
}

/** The id of the record to which the photo with this key belongs. */
export function recordIdOf(key: string): string {
  return key.slice(0, key.lastIndexOf('/'));
}

export async function photoRefOf(key: string, photo: Photo): Promise<PhotoRef> {
  return {
    key,
    slot: photo.slot,
    mimeType: photo.mimeType,
    byteLength: photo.data.byteLength,
    sha256: await sha256Of(photo.data),
  };
}

/** The photos of a record as taken; null if one is missing or changed. */
export async function provedPhotos(
  store: PhotoStore,
  refs: readonly PhotoRef[],
): Promise<readonly Photo[] | null> {
  const photos = await soundPhotos(store, refs);
  return photos.length === refs.length ? photos : null;
}

/** The photos that are unchanged. */
export async function soundPhotos(
  store: PhotoStore,
  refs: readonly PhotoRef[],
): Promise<readonly Photo[]> {
  const photos: Photo[] = [];
  for (const { key, slot, mimeType, byteLength, sha256 } of refs) {
    const data = (await store.read(key))?.data;
    if (data?.byteLength !== byteLength || (await sha256Of(data)) !== sha256) continue;
    photos.push({ slot, mimeType, data });
  }
  return photos;
}

async function sha256Of(data: ArrayBuffer): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', data);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
