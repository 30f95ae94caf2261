import { useSyncExternalStore } from 'react';

/** Where the panel is shown at all. */
const wide = () => window.matchMedia('(min-width: 1024px)');

function subscribe(listener: () => void) {
  const query = wide();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => wide().matches);
}
