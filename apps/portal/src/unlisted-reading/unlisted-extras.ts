import type { Config } from '@ablesbar/domain';
import {
  commentField,
  countedComment,
  countedPhotos,
  allowedPhotos,
  PHOTOS_PER_UNLISTED_READING,
} from '@ablesbar/validation';
import type { DraftPhoto } from '../reading';
import type { UnlistedDraft } from './unlisted-draft.slice';

/** The key of this draft's photos beside those of the jobs' drafts: no job has this id. */
export const UNLISTED_DRAFT = 'unlisted';
export const UNLISTED_SLOT = 'meter';

export function mostUnlistedPhotos({ features }: Config): number {
  return allowedPhotos(PHOTOS_PER_UNLISTED_READING, features);
}

/** What is sent with the value: from an old draft, only what the settings still allow. */
export function extrasToSend(
  { comment }: UnlistedDraft,
  photos: readonly DraftPhoto[],
  config: Config,
): { readonly photos: readonly DraftPhoto[]; readonly comment: string | null } {
  const { meterReading } = config;
  return {
    photos: photos.slice(0, countedPhotos(photos.length, mostUnlistedPhotos(config))),
    comment: countedComment(comment, commentField(meterReading, false), meterReading),
  };
}
