import type { Share } from '@ablesbar/domain';

/** Searches all levels: a sub-access may have shared jobs further. */
export function findShare(shares: readonly Share[], shareId: string): Share | null {
  for (const share of shares) {
    const found = share.id === shareId ? share : findShare(share.sharedAccounts, shareId);
    if (found !== null) return found;
  }
  return null;
}
