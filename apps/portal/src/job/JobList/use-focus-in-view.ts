import { useEffect, useRef } from 'react';
import { pathOfLink } from './path-of-link';

/**
 * Keeps the focused link in view while the rows above it are measured and move it. Scrolling or
 * clicking ends this; the next key starts it again.
 */
export function useFocusInView(list: HTMLElement | null, rowPositions: unknown): void {
  const isKeptInView = useRef(true);
  useEffect(() => {
    if (!list) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const keepInView = () => {
      isKeptInView.current = true;
    };
    const letGo = () => {
      isKeptInView.current = false;
    };
    list.addEventListener('keydown', keepInView, { signal });
    list.addEventListener('focusin', keepInView, { signal });
    // The window may be the scroller.
    window.addEventListener('wheel', letGo, { signal, passive: true });
    window.addEventListener('touchmove', letGo, { signal, passive: true });
    window.addEventListener('pointerdown', letGo, { signal, passive: true });
    return () => listeners.abort();
  }, [list]);
  useEffect(() => {
    const focused = document.activeElement;
    if (!isKeptInView.current || !focused || !list?.contains(focused)) return;
    if (pathOfLink(focused) !== null) focused.scrollIntoView({ block: 'nearest' });
  }, [list, rowPositions]);
}
