import { useEffect, useState } from 'react';
import type { TextKey } from '@ablesbar/i18n';
import { LoadingScreen, useTexts } from '@ablesbar/ui';
import { usePortal } from './portal';

/** After this time a user no longer believes that something is still loading. */
export const SLOW_AFTER_MS = 5000;

/** Whether the component has been shown for longer than a user can expect. */
function useIsSlow(): boolean {
  const { ports } = usePortal();
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => ports.after(SLOW_AFTER_MS, () => setIsSlow(true)), [ports]);
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
