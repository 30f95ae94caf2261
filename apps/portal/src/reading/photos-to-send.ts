import type { Features, ReadingSubmission } from '@ablesbar/domain';
import type { Photo } from '@ablesbar/offline-queue';
import { countedPhotos, mostPhotos, PHOTOS_PER_RATE } from '@ablesbar/validation';
import type { PhotosBySlot } from './draft-photos';

/** Those of the rates that are sent, as far as the utility takes any. */
export function photosToSend(
  { results }: Pick<ReadingSubmission, 'results'>,
  photos: PhotosBySlot,
  features: Features,
): readonly Photo[] {
  const most = mostPhotos(PHOTOS_PER_RATE, features);
  return results.flatMap(({ taskId }) => {
    const taken = photos[taskId] ?? [];
    return taken
      .slice(0, countedPhotos(taken.length, most))
      .map(({ mimeType, data }) => ({ slot: taskId, mimeType, data }));
  });
}
