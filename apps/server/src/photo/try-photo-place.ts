import { createHash, randomUUID } from 'node:crypto';
import type { PhotoPlaces } from './photo-places';

/** Puts something there, reads it and takes it away: a wrong key is known before the first reading comes. */
export async function tryPhotoPlace(places: PhotoPlaces): Promise<void> {
  const { place } = places;
  if (place === null) return;
  const store = places.at(place);
  const bytes = Buffer.from(randomUUID());
  const hash = createHash('sha256').update(bytes).digest('hex');
  await store.put({ hash, mimeType: 'image/jpeg', bytes });
  await store.get(hash);
  await store.remove(hash);
}
