import type { ReactNode } from 'react';
import * as css from './FormActions.css';

/** The end of a step: the back button left, the next button right. On a phone the next button comes first. */
export function FormActions({ back, forward }: { back: ReactNode; forward: ReactNode }) {
  return (
    <div className={css.actions}>
      {/* First in the reading order: a user who has filled in the last field goes on, not back. */}
      <div className={css.forward}>{forward}</div>
      <div className={css.back}>{back}</div>
    </div>
  );
}
