import type { ReactNode } from 'react';
import * as css from './FormActions.css';

/** Closes a step: the way back left, the way on right; on a phone the way on comes first. */
export function FormActions({ back, forward }: { back: ReactNode; forward: ReactNode }) {
  return (
    <div className={css.actions}>
      {/* In the order of reading: whoever has filled the last field goes on, not back. */}
      <div className={css.forward}>{forward}</div>
      <div className={css.back}>{back}</div>
    </div>
  );
}
