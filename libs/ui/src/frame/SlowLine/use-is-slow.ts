import { useEffect, useState } from 'react';

/** After this time a user no longer believes that something is still loading. */
export const SLOW_AFTER_MS = 5000;

/** Runs an action later; returns a function that cancels it. */
type After = (ms: number, action: () => void) => () => void;

/** Whether the user has been waiting for longer than can be expected, by the clock of the app. */
export function useIsSlow(after: After, isWaiting = true): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const cancel = after(SLOW_AFTER_MS, () => setIsSlow(true));
    return () => {
      cancel();
      setIsSlow(false);
    };
  }, [after, isWaiting]);
  return isSlow;
}
