import { useLayoutEffect } from 'react';
import { pathOfLink } from './path-of-link';
import type { Wanted } from './use-steps';

/**
 * Rows are reused for other jobs. If the list changes under the focus, the focus moves with its
 * job.
 */
export function useKeptFocus(
  list: HTMLElement | null,
  visited: string | null,
  want: (wanted: Wanted) => void,
  found: readonly unknown[],
): void {
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (visited === null || !focused || !list?.contains(focused)) return;
    const path = pathOfLink(focused);
    if (path !== null && path !== visited) want({ path: visited, isBack: true });
  }, [list, visited, want, found]);
}
