import { useDeferredValue, useSyncExternalStore } from 'react';

const wide = () => window.matchMedia('(min-width: 1024px)');

function subscribe(listener: () => void): () => void {
  const media = wide();
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/**
 * Whether there is room beside the form; false until the form itself stands, so that nothing else
 * is loaded before it, and a phone never loads what it cannot show.
 */
export function useRoomBeside(): boolean {
  return useDeferredValue(
    useSyncExternalStore(subscribe, () => wide().matches),
    false,
  );
}
