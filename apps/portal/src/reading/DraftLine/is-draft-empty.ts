import type { PhotosBySlot } from '../placed-photos';
import type { ReadingDraft } from '../reading-draft.slice';

/** Whether the draft contains nothing that the user would miss. */
export function isDraftEmpty({ values, comment = '', day }: ReadingDraft, photos: PhotosBySlot) {
  return (
    day === null &&
    comment.trim() === '' &&
    Object.values(values).every(({ integer, decimals }) => integer === '' && decimals === '') &&
    Object.values(photos).every((taken) => taken.length === 0)
  );
}
