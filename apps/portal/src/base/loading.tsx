import type { TextKey } from '@ablesbar/i18n';
import { Bones, type BonesProps, LoadingScreen, SlowLine, useIsSlow, useTexts } from '@ablesbar/ui';
import { usePortal } from './portal';

/** A whole screen that loads. */
export function Loading() {
  const { ports } = usePortal();
  return <LoadingScreen isSlow={useIsSlow(ports.after)} />;
}

export interface LoadingTextProps {
  readonly text: Extract<TextKey, `${string}_loading_text`>;
  /** What will come, drawn in grey. */
  readonly shape?: BonesProps['shape'];
}

/** A part of a screen that loads. */
export function LoadingText({ text, shape }: LoadingTextProps) {
  const { t } = useTexts();
  const { ports } = usePortal();
  const isSlow = useIsSlow(ports.after);
  return (
    <>
      <p role="status">
        {t(text)} {isSlow && t('frame_slow_text')}
      </p>
      {shape && <Bones shape={shape} />}
    </>
  );
}

/** Stands beside a button whose call the user waits for. */
export function SlowCall({ isWaiting }: { isWaiting: boolean }) {
  const { ports } = usePortal();
  return <SlowLine isSlow={useIsSlow(ports.after, isWaiting)} />;
}
