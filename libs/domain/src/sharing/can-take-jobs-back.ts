import type { Share } from './share';

/**
 * Whether jobs may be taken out of this share. Only who made it may (`made` are the account's own); a sub-access
 * that was opened through its link, `viewed`, is only looked at.
 */
export function canTakeJobsBack(
  share: Share,
  { made, viewed }: { readonly made: readonly Share[]; readonly viewed: string | null },
): boolean {
  return share.id !== viewed && made.some(({ id }) => id === share.id);
}
