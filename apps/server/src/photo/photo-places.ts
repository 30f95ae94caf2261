import { createHash, randomUUID } from 'node:crypto';
import { consoleTexts } from '../base/console-texts';
import { StartFailure } from '../base/start-failure';
import { bucketStore } from './bucket-store';
import { folderStore } from './folder-store';
import type { PhotoSettings, PhotoStore } from './photo-store';

/** The place for new pictures, and access to all other places: each picture's row names its place. */
export interface PhotoPlaces {
  /** Null means the database. */
  readonly place: string | null;
  at(place: string): PhotoStore;
}

/** After this time, a call fails. The app sends the reading again later. */
const PATIENCE_MS = 10_000;

export function openPhotoPlaces(
  { place, keys }: PhotoSettings,
  patienceMs = PATIENCE_MS,
): PhotoPlaces {
  const open = new Map<string, PhotoStore>();
  const at = (wanted: string): PhotoStore => {
    const known = open.get(wanted);
    if (known !== undefined) return known;
    const store = storeAt(wanted, keys, patienceMs);
    open.set(wanted, store);
    return store;
  };
  // A missing setting must fail the start, not the first reading with a photo.
  if (place !== null) at(place);
  return { place, at };
}

function storeAt(place: string, keys: PhotoSettings['keys'], patienceMs: number): PhotoStore {
  if (!/^https?:/.test(place)) return folderStore(place, patienceMs);
  if (keys === null) throw new StartFailure(consoleTexts.noBucketKeys);
  return bucketStore(place, keys, patienceMs);
}

/** Writes, reads and deletes a test object, so that a wrong key fails before the first reading arrives. */
export async function testPhotoPlace(places: PhotoPlaces): Promise<void> {
  const { place } = places;
  if (place === null) return;
  const store = places.at(place);
  const bytes = Buffer.from(randomUUID());
  const hash = createHash('sha256').update(bytes).digest('hex');
  await store.put({ hash, mimeType: 'image/jpeg', bytes });
  await store.get(hash);
  await store.remove(hash);
}
