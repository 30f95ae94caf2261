import { useEffect, useState } from 'react';
import type { After } from '../../camera/camera';

const LONG_MS = 1000;
const OVER_MS = 10_000;

/** How long the reader has been loading: a short wait is not worth a word, and none may be endless. */
export function useLoadingWait(isWaiting: boolean, after: After): 'short' | 'long' | 'over' {
  const [wait, setWait] = useState<'short' | 'long' | 'over'>('short');
  useEffect(() => {
    if (!isWaiting) return;
    const stops = [after(LONG_MS, () => setWait('long')), after(OVER_MS, () => setWait('over'))];
    return () => {
      for (const stop of stops) stop();
      setWait('short');
    };
  }, [isWaiting, after]);
  return wait;
}
