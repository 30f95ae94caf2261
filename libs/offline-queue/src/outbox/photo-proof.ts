import type { Photo, PhotoRef } from './outbox-record';
import type { PhotoStore } from './ports';

export async function photoRefOf(key: string, photo: Photo): Promise<PhotoRef> {
  return {
    key,
    slot: photo.slot,
    mimeType: photo.mimeType,
    byteLength: photo.data.byteLength,
    sha256: await sha256Of(photo.data),
  };
}

/** The photos of a record as they were taken, or null where one of them is gone or not the same. */
export async function provedPhotos(
  store: PhotoStore,
  refs: readonly PhotoRef[],
): Promise<readonly Photo[] | null> {
  const photos: Photo[] = [];
  for (const ref of refs) {
    const stored = await store.read(ref.key);
    if (stored === null || stored.data.byteLength !== ref.byteLength) return null;
    if ((await sha256Of(stored.data)) !== ref.sha256) return null;
    photos.push({ slot: ref.slot, mimeType: ref.mimeType, data: stored.data });
  }
  return photos;
}

async function sha256Of(data: ArrayBuffer): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', data);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
