import { type RefObject, useEffect, useRef } from 'react';

/**
 * The row with the focus stays in sight while those above it are measured and move it, until somebody
 * looks elsewhere in the list; the next key leads back to it.
 */
export function useFollowed(list: HTMLElement | null): RefObject<boolean> {
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
  return isFollowed;
}
