import { isFeedIn } from '@ablesbar/domain';
import type { PhotoProblem, PhotoReason } from '../problem/problem';

/** Checks that a field has the photos it needs, and not more than it allows. */
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
  // A two-way meter shows its registers one after the other. The message says which register the
  // photo must show.
  return { code: 'photo-missing', severity: 'blocks', reason, isFeedIn: isFeedIn(obis) };
}
