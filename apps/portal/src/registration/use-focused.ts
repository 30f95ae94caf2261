import { useSyncExternalStore } from 'react';

const EVENTS = ['focus', 'blur', 'visibilitychange'] as const;

function subscribe(listener: () => void): () => void {
  EVENTS.forEach((event) => window.addEventListener(event, listener));
  return () => EVENTS.forEach((event) => window.removeEventListener(event, listener));
}

/** Whether this window has the focus. */
export function useFocused(): boolean {
  return useSyncExternalStore(subscribe, () => document.hasFocus());
}
