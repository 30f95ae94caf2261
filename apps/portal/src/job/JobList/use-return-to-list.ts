import { useLayoutEffect, useRef } from 'react';
import { isRoute, JOBS_PATH } from '../../base/paths';
import type { LinkOrder, WantedFocus } from './use-link-focus';

interface ReturnToList {
  readonly pathname: string;
  readonly order: LinkOrder;
  /**
   * On a phone, list and job share the window in turn, so the list's scroll position must be
   * stored.
   */
  readonly isAlone: boolean;
  readonly moveFocus: (wanted: WantedFocus) => void;
}

/**
 * When the user comes back from a job, the list has its old position, and that job's card has the
 * focus.
 */
export function useReturnToList({ pathname, order, isAlone, moveFocus }: ReturnToList): void {
  const isAtList = isRoute(JOBS_PATH, pathname);
  const top = useRef(0);
  const before = useRef(pathname);
  useLayoutEffect(() => {
    const from = before.current;
    before.current = pathname;
    if (!isAtList) {
      // Another screen begins at its top.
      if (isAlone && isRoute(JOBS_PATH, from)) window.scrollTo({ top: 0 });
      return undefined;
    }
    if (from !== pathname) {
      if (isAlone) window.scrollTo({ top: top.current });
      if (order.indexOf(from) >= 0) moveFocus({ path: from, isBack: true });
    }
    const remember = () => (top.current = window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
    // Only a change of address has an effect here; a later change of the order alone has none.
  }, [pathname, isAtList, isAlone, order, moveFocus]);
}
