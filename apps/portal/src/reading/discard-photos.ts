import type { DraftPhotos } from './draft-photos';

/**
 * Removes a draft's photos, and returns a function that restores them; also those that this page has
 * not shown yet.
 */
export function discardPhotos(
  draftPhotos: Pick<DraftPhotos, 'of' | 'put' | 'take'>,
  draft: string,
): () => void {
  const shown = draftPhotos.of(draft);
  // If the disk cannot delete a photo now, the draft's next entry deletes it.
  const taken = draftPhotos.take(draft).catch(() => shown);
  const putBack = (photosBySlot: typeof shown) => {
    for (const [slot, photos] of Object.entries(photosBySlot)) {
      const there = draftPhotos.of(draft)[slot] ?? [];
      const missing = photos.filter(({ id }) => !there.some((one) => one.id === id));
      if (missing.length === 0) continue;
      void draftPhotos.put(draft, slot, [...there, ...missing]).catch(() => undefined);
    }
  };
  return () => {
    putBack(shown);
    void taken.then(putBack);
  };
}
