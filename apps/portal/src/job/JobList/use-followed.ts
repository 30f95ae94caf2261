import { useEffect, useRef } from 'react';
import { pathOfLink } from './path-of-link';

/**
 * The link with the focus stays in sight while the rows above it are measured and move it, until somebody
 * looks elsewhere in the list; the next key leads back to it.
 */
export function useFollowed(list: HTMLElement | null, places: unknown): void {
  const isFollowed = useRef(true);
  useEffect(() => {
    if (!list) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const follow = () => {
      isFollowed.current = true;
    };
    const leave = () => {
      isFollowed.current = false;
    };
    list.addEventListener('keydown', follow, { signal });
    list.addEventListener('focusin', follow, { signal });
    // The window may be what scrolls.
    window.addEventListener('wheel', leave, { signal, passive: true });
    window.addEventListener('touchmove', leave, { signal, passive: true });
    window.addEventListener('pointerdown', leave, { signal, passive: true });
    return () => listeners.abort();
  }, [list]);
  useEffect(() => {
    const focused = document.activeElement;
    if (!isFollowed.current || !focused || !list?.contains(focused)) return;
    if (pathOfLink(focused) !== null) focused.scrollIntoView({ block: 'nearest' });
  }, [list, places]);
}
