import { useEffect, useRef } from 'react';
import { pathOfLink } from './path-of-link';

/**
 * Keeps the focused link in view while the rows above it are measured and move it. Scrolling or
 * clicking ends this; the next key starts it again.
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
    // The window may be the scroller.
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
