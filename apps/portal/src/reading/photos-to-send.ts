import type { Features } from '@ablesbar/domain';
import type { JobReadingPayload, Photo } from '@ablesbar/offline-queue';
import { countedPhotos, allowedPhotos, PHOTOS_PER_RATE } from '@ablesbar/validation';
import type { PhotosBySlot } from './placed-photos';

/** The photos of the sent rates, as many as the utility takes. */
export function photosToSend(
  { results }: Pick<JobReadingPayload, 'results'>,
  photos: PhotosBySlot,
  features: Features,
): readonly Photo[] {
  const most = allowedPhotos(PHOTOS_PER_RATE, features);
  return results.flatMap(({ taskId }) => {
    const taken = photos[taskId] ?? [];
    return taken
      .slice(0, countedPhotos(taken.length, most))
      .map(({ mimeType, data }) => ({ slot: taskId, mimeType, data }));
  });
}
