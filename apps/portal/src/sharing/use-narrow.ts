import { useSyncExternalStore } from 'react';

const query = () => window.matchMedia('(max-width: 1199px)');

/** Rows of a virtual list have to know their height before they are drawn, so styles alone do not do. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = query();
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => query().matches,
  );
}
