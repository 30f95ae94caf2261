import type { TextKey } from '@ablesbar/i18n';
import { LoadingScreen, SlowLine, useIsSlow, useTexts } from '@ablesbar/ui';
import { usePortal } from './portal';

/** A whole screen that loads. */
export function Loading() {
  const { ports } = usePortal();
  return <LoadingScreen isSlow={useIsSlow(ports.after)} />;
}

export interface LoadingTextProps {
  readonly text: Extract<TextKey, `${string}_loading_text`>;
}

/** A part of a screen that loads. */
export function LoadingText({ text }: LoadingTextProps) {
  const { t } = useTexts();
  const { ports } = usePortal();
  const isSlow = useIsSlow(ports.after);
  return (
    <p role="status">
      {t(text)} {isSlow && t('frame_slow_text')}
    </p>
  );
}

/** Stands beside a button whose call the user waits for. */
export function SlowCall({ isWaiting }: { isWaiting: boolean }) {
  const { ports } = usePortal();
  return <SlowLine isSlow={useIsSlow(ports.after, isWaiting)} />;
}
