import type { DraftStorage } from '../app/ports';

/** Separates the drafts of several elements, also of several utilities, in the storage of one page. */
export function storageOf(storage: DraftStorage | null, owner: string): DraftStorage | null {
  if (storage === null) return null;
  const named = (place: string) => `${place} ${owner}`;
  return {
    getItem: (place) => storage.getItem(named(place)),
    setItem: (place, text) => storage.setItem(named(place), text),
    removeItem: (place) => storage.removeItem(named(place)),
  };
}
