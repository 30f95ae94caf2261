import { useEffect, useState } from 'react';
import { useWizard } from './wizard-context';

/** After this time a user no longer believes that something is still loading. */
export const SLOW_AFTER_MS = 5000;

/** Whether the user has been waiting for longer than can be expected. */
export function useIsSlow(isWaiting = true): boolean {
  const { ports } = useWizard();
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const cancel = ports.after(SLOW_AFTER_MS, () => setIsSlow(true));
    return () => {
      cancel();
      setIsSlow(false);
    };
  }, [ports, isWaiting]);
  return isSlow;
}
