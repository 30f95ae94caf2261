import type { Config } from '@ablesbar/domain';
import { mostPhotos, PHOTOS_PER_UNLISTED_READING } from '@ablesbar/validation';

/** The key of this draft's photos beside those of the jobs' drafts: no job has this id. */
export const UNLISTED_DRAFT = 'unlisted';
export const UNLISTED_SLOT = 'meter';

export function mostUnlistedPhotos({ features }: Config): number {
  return mostPhotos(PHOTOS_PER_UNLISTED_READING, features);
}
