import { allowedPhotos, countedComment, PHOTOS_PER_RATE } from '@ablesbar/validation';
import type { PhotosBySlot } from './placed-photos';
import type { ReadingEntryState } from './use-entry';

/** What is sent together with the values. */
export interface Going {
  readonly photos: PhotosBySlot;
  readonly comment: string | null;
}

/** From an old draft, only what the settings still allow. */
export function goingWith({ draft, photos, settings, assessment }: ReadingEntryState): Going {
  return {
    photos: allowedPhotos(PHOTOS_PER_RATE, settings.features) === 0 ? {} : photos,
    comment: countedComment(draft.comment ?? '', assessment.commentField, settings.meterReading),
  };
}
