import type { PhotoStore, StoredPhoto } from '../outbox/ports';
import type { Database } from './create-database';
import { localForageIn } from './local-forage';

export function createPhotoStore(database: Database, store = 'photos'): PhotoStore {
  const photos = localForageIn(database, store);
  return {
    keys: () => photos.keys(),
    async read(key) {
      const stored = await photos.getItem<unknown>(key);
      return isStoredPhoto(stored) ? stored : null;
    },
    stored: async (key) => (await photos.getItem<unknown>(key)) ?? undefined,
    async write(key, photo) {
      await photos.setItem(key, photo);
    },
    remove: (key) => photos.removeItem(key),
  };
}

/** Another build may have stored it. */
function isStoredPhoto(stored: unknown): stored is StoredPhoto {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'mimeType' in stored &&
    typeof stored.mimeType === 'string' &&
    'storedAt' in stored &&
    typeof stored.storedAt === 'number' &&
    'data' in stored &&
    stored.data instanceof ArrayBuffer
  );
}
