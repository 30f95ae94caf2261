import type { DraftPhotos } from './draft-photos';
import type { DraftPhoto } from './placed-photos';

/**
 * Removes a draft's photos, and returns a function that restores them; also those that this page has
 * not shown yet.
 */
export function discardPhotos(
  draftPhotos: Pick<DraftPhotos, 'of' | 'put' | 'take'>,
  draft: string,
): () => void {
  const shown = draftPhotos.of(draft);
  // If the disk cannot delete a photo now, the next load of the photos does.
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
    // At once; what the disk says follows.
    putBack(shown);
    void taken.then((photosBySlot) => {
      putBack(photosBySlot);
      for (const [slot, photos] of Object.entries(shown)) {
        const kept = photosBySlot[slot] ?? [];
        const isGone = ({ id }: DraftPhoto) =>
          photos.some((one) => one.id === id) && !kept.some((one) => one.id === id);
        const there = draftPhotos.of(draft)[slot] ?? [];
        const left = there.filter((photo) => !isGone(photo));
        if (left.length < there.length) {
          void draftPhotos.put(draft, slot, left).catch(() => undefined);
        }
      }
    });
  };
}
