import type { ReactNode } from 'react';
import * as css from './EmptyState.css';

export interface EmptyStateProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** The way on. */
  readonly action?: ReactNode;
}

/** Nothing to show, said in words, with a way on. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className={css.empty}>
      <h2>{title}</h2>
      {children && <p className={css.text}>{children}</p>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
