import type { Share } from './share';

/**
 * True if jobs may be taken out of this share. Only the account that created the share may do so
 * (`made` are the account's own shares). A sub-access opened through its link (`viewed`) is
 * read-only.
 */
export function canTakeJobsBack(
  share: Share,
  { made, viewed }: { readonly made: readonly Share[]; readonly viewed: string | null },
): boolean {
  return share.id !== viewed && made.some(({ id }) => id === share.id);
}
