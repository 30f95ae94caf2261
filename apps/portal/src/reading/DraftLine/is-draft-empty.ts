import type { PhotosBySlot } from '../placed-photos';
import type { ReadingDraft } from '../reading-draft.slice';

/** Whether the draft contains nothing that the user would miss. */
export function isDraftEmpty(
  { values, comment = '', reason, day }: ReadingDraft,
  photos: PhotosBySlot,
): boolean {
  return (
    day === null &&
    reason === undefined &&
    comment.trim() === '' &&
    Object.values(values).every(({ integer, decimals }) => integer === '' && decimals === '') &&
    Object.values(photos).every((taken) => taken.length === 0)
  );
}
