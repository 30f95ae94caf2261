import type { Clock, PhotoStore, StoredPhoto } from '../outbox/ports';
import { openStore } from './open-store';
import { answering } from './within-time';

export interface PhotoStoreSetup {
  readonly clock: Clock;
  readonly database?: string;
}

export function createPhotoStore({
  clock,
  database = 'ablesbar-photos',
}: PhotoStoreSetup): PhotoStore {
  const opened = openStore({ clock, database });
  const answered = answering(clock);
  return {
    keys: async () => answered((await opened()).keys()),
    async read(key) {
      const stored = await answered((await opened()).getItem<unknown>(key));
      return isStoredPhoto(stored) ? stored : null;
    },
    async write(key, photo) {
      await answered((await opened()).setItem(key, photo));
    },
    remove: async (key) => answered((await opened()).removeItem(key)),
  };
}

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
