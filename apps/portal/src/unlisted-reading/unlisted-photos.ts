import type { Config } from '@ablesbar/domain';
import { mostPhotos, PHOTOS_PER_UNLISTED_READING } from '@ablesbar/validation';

/** Beside the drafts of jobs: no job has such an id. */
export const UNLISTED_DRAFT = 'unlisted';
export const UNLISTED_SLOT = 'meter';

export function mostUnlistedPhotos({ features }: Config): number {
  return mostPhotos(PHOTOS_PER_UNLISTED_READING, features);
}
