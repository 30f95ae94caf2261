import { useTexts } from '../../texts/use-texts';
import * as css from './SlowLine.css';

export interface SlowLineProps {
  /** The call that the user waits for takes longer than a user can expect. */
  readonly isSlow: boolean;
}

/** Stands beside a waiting button, and is always in the page: see SlowLine.css.ts. */
export function SlowLine({ isSlow }: SlowLineProps) {
  const { t } = useTexts();
  return (
    <p role="status" className={css.line}>
      {isSlow && t('frame_slow_call_text')}
    </p>
  );
}
