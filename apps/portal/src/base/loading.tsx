import { useEffect, useState } from 'react';
import type { TextKey } from '@ablesbar/i18n';
import { LoadingScreen, SlowLine, useTexts } from '@ablesbar/ui';
import { usePortal } from './portal';

/** After this time a user no longer believes that something is still loading. */
export const SLOW_AFTER_MS = 5000;

/** Whether the user has been waiting for longer than can be expected. */
function useIsSlow(isWaiting = true): boolean {
  const { ports } = usePortal();
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

/** A whole screen that loads. */
export function Loading() {
  return <LoadingScreen isSlow={useIsSlow()} />;
}

export interface LoadingTextProps {
  readonly text: Extract<TextKey, `${string}_loading_text`>;
}

/** A part of a screen that loads. */
export function LoadingText({ text }: LoadingTextProps) {
  const { t } = useTexts();
  const isSlow = useIsSlow();
  return (
    <p role="status">
      {t(text)} {isSlow && t('frame_slow_text')}
    </p>
  );
}

/** Stands beside a button whose call the user waits for. */
export function SlowCall({ isWaiting }: { isWaiting: boolean }) {
  return <SlowLine isSlow={useIsSlow(isWaiting)} />;
}
