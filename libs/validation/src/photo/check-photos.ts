import { isFeedIn } from '@ablesbar/domain';
import type { PhotoProblem, PhotoReason } from '../problem/problem';

/** Whether a field holds the photos it needs, and no more than it takes. */
export function checkPhotos({
  count,
  most,
  reason,
  obis,
}: {
  readonly count: number;
  readonly most: number;
  readonly reason: PhotoReason | null;
  readonly obis: string | null;
}): PhotoProblem | null {
  if (count > most) {
    return most === 0
      ? { code: 'photos-forbidden', severity: 'blocks' }
      : { code: 'too-many-photos', severity: 'blocks', limit: most };
  }
  if (reason === null || count > 0) return null;
  // A two-way meter shows its registers in turn; the words say which one the photo has to show.
  return { code: 'photo-missing', severity: 'blocks', reason, isFeedIn: isFeedIn(obis) };
}
