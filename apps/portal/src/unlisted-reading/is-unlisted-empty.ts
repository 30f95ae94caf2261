import type { UnlistedDraft } from './unlisted-draft.slice';

/** Whether the draft contains nothing that the user would miss. */
export function isUnlistedEmpty(
  { meterNumber, value, comment, day, accountId }: UnlistedDraft,
  photos: readonly unknown[],
): boolean {
  return (
    [meterNumber, value.integer, value.decimals, comment].every((text) => text.trim() === '') &&
    day === null &&
    accountId === null &&
    photos.length === 0
  );
}
