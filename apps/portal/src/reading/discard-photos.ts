import type { DraftPhotos } from './draft-photos';

/** Removes a draft's photos, and returns a function that restores them. */
export function discardPhotos(
  draftPhotos: Pick<DraftPhotos, 'of' | 'put' | 'clear'>,
  draft: string,
): () => void {
  const taken = draftPhotos.of(draft);
  // If the disk cannot delete a photo now, the draft's next entry deletes it.
  void draftPhotos.clear(draft).catch(() => undefined);
  return () => {
    for (const [slot, photos] of Object.entries(taken)) {
      void draftPhotos.put(draft, slot, photos).catch(() => undefined);
    }
  };
}
