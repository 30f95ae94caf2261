import { useSyncExternalStore } from 'react';

/** False while the tab is in the background, or the phone is locked. */
export function useIsPageSeen(): boolean {
  return useSyncExternalStore(subscribe, () => document.visibilityState !== 'hidden');
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
