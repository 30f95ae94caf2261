import type { ReactNode } from 'react';
import { ScreenTitle } from '../ScreenTitle/ScreenTitle';
import { useHeadingLevel } from '../ScreenTitle/heading-level';
import * as css from './EmptyState.css';

export interface EmptyStateProps {
  readonly title: string;
  /** The picture above the title. The title says the same in words. */
  readonly sign?: ReactNode;
  /** Nothing else is on the screen, so this title is the title of the screen. */
  readonly isScreen?: boolean;
  readonly children?: ReactNode;
  /** What the user can do next, such as a button. */
  readonly action?: ReactNode;
}

/** Says that there is nothing to show, and offers what the user can do next. */
export function EmptyState({ title, sign, isScreen = false, children, action }: EmptyStateProps) {
  const level = useHeadingLevel('h2');
  return (
    <div className={css.empty}>
      {sign && (
        <span className={css.sign} aria-hidden="true">
          {sign}
        </span>
      )}
      {isScreen ? <ScreenTitle>{title}</ScreenTitle> : <h2 {...level}>{title}</h2>}
      {children && <p className={css.text}>{children}</p>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
