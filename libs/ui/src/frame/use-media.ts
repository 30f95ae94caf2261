import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** Whether a media query matches, where CSS alone is not enough. False if a page is built without window. */
export function useMedia(query: string): boolean {
  // Created once, not on every render: in a list of many rows it would delay every keystroke.
  const media = useMemo(
    () => (typeof window === 'undefined' ? null : window.matchMedia(query)),
    [query],
  );
  const subscribe = useCallback(
    (listener: () => void) => {
      media?.addEventListener('change', listener);
      return () => media?.removeEventListener('change', listener);
    },
    [media],
  );
  return useSyncExternalStore(
    subscribe,
    () => media?.matches ?? false,
    () => false,
  );
}
