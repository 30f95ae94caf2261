import type { DraftStorage } from '../app/ports';

/** The owners whose forms are open in this page. */
const open = new Set<string>();

/**
 * An owner of a draft that no other open form has: an `id` may be absent, and each shadow root may have the
 * same one. Forms that open in the same order after a reload find their drafts again.
 */
export function takeOwner(wanted: string): string {
  let owner = wanted;
  for (let n = 2; open.has(owner); n += 1) owner = `${wanted} ${n}`;
  open.add(owner);
  return owner;
}

/** For a form that is closed. */
export function freeOwner(owner: string): void {
  open.delete(owner);
}

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
