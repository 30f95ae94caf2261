import { useEffect } from 'react';

/** Keeps the screen on while it is wanted. A browser that cannot, or does not want to, is let be. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return;
    const lock = navigator.wakeLock.request('screen').catch(() => null);
    return () => void lock.then((held) => held?.release());
  }, [isWanted]);
}
