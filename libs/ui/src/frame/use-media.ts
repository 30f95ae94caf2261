import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** Whether a media query holds, for what styles alone cannot do; false where a page is built without a window. */
export function useMedia(query: string): boolean {
  // Asked once, not with every drawing: a list of many rows would wait for it with every key.
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
