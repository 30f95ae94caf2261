import type { ReactNode } from 'react';
import { DoneIcon, WarningIcon } from '../icons/tone-icons';
import { PendingIcon } from '../icons/progress-icons';
import * as css from './StateLine.css';

export interface StateLineProps {
  readonly state: 'done' | 'pending' | 'warning';
  readonly title: string;
  readonly children?: ReactNode;
}

/** A state in one line, for places where a notice would be too large. */
export function StateLine({ state, title, children }: StateLineProps) {
  const Sign = signs[state];
  return (
    <div className={css.line}>
      <span className={css.tone[state]}>
        <Sign size={20} />
      </span>
      <div>
        <p className={`${css.title} ${css.tone[state]}`}>{title}</p>
        {children && <p className={css.reason}>{children}</p>}
      </div>
    </div>
  );
}

const signs = { done: DoneIcon, pending: PendingIcon, warning: WarningIcon } as const;
