import { useState, useSyncExternalStore } from 'react';

const beside = window.matchMedia('screen and (min-width: 640px)');

/** Beside a job the list scrolls by itself, so that the job stays in sight; alone it scrolls with the page. */
export function useScroller() {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const isBeside = useSyncExternalStore(
    (listener) => {
      beside.addEventListener('change', listener);
      return () => beside.removeEventListener('change', listener);
    },
    () => beside.matches,
  );
  const scroller: HTMLElement | 'window' | null = isBeside ? element : 'window';
  return { element, scroller, setElement };
}
