import { createContext, use } from 'react';
import type { DraftPhotos } from './draft-photos';

export const DraftPhotosContext = createContext<DraftPhotos | null>(null);

export function useDraftPhotos(): DraftPhotos {
  const photos = use(DraftPhotosContext);
  if (photos === null) throw new Error('A form was rendered outside of the workplace.');
  return photos;
}
