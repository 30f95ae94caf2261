import type { ReactNode } from 'react';
import { ScreenTitle } from '../ScreenTitle/ScreenTitle';
import * as css from './EmptyState.css';

export interface EmptyStateProps {
  readonly title: string;
  /** Nothing else stands on the screen: then its title is the screen's. */
  readonly isScreen?: boolean;
  readonly children?: ReactNode;
  /** The way on. */
  readonly action?: ReactNode;
}

/** Nothing to show, said in words, with a way on. */
export function EmptyState({ title, isScreen = false, children, action }: EmptyStateProps) {
  return (
    <div className={css.empty}>
      {isScreen ? <ScreenTitle>{title}</ScreenTitle> : <h2>{title}</h2>}
      {children && <p className={css.text}>{children}</p>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
