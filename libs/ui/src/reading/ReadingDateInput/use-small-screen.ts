import { useSyncExternalStore } from 'react';

const query = () => window.matchMedia('(max-width: 639px)');

function subscribe(listener: () => void) {
  const small = query();
  small.addEventListener('change', listener);
  return () => small.removeEventListener('change', listener);
}

/** Below the specification's width; there the system's own date picker is the better one. */
export function useSmallScreen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => false,
  );
}
