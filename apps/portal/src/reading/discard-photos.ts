import type { DraftPhotos } from './draft-photos';

/** Takes a draft's photos away, and gives back what brings them again. */
export function discardPhotos(
  draftPhotos: Pick<DraftPhotos, 'of' | 'put' | 'clear'>,
  draft: string,
): () => void {
  const taken = draftPhotos.of(draft);
  // What the disk does not let go of now, goes with the next entry of this draft.
  void draftPhotos.clear(draft).catch(() => undefined);
  return () => {
    for (const [slot, photos] of Object.entries(taken)) {
      void draftPhotos.put(draft, slot, photos).catch(() => undefined);
    }
  };
}
