import type { Config } from '@ablesbar/domain';
import { commentField, countedComment, countedPhotos } from '@ablesbar/validation';
import type { DraftPhoto } from '../reading';
import type { UnlistedDraft } from './unlisted-draft.slice';
import { mostUnlistedPhotos } from './unlisted-photos';

/** What is sent with the value: from an old draft, only what the settings still allow. */
export function whatGoes(
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
