import type { ComponentType, ReactNode } from 'react';
import type { IconProps } from '../Icon/Icon';
import { DoneIcon } from '../icons/done-icon';
import { ErrorIcon } from '../icons/error-icon';
import { InfoIcon } from '../icons/info-icon';
import { WarningIcon } from '../icons/warning-icon';
import * as css from './Notice.css';

export type Tone = 'info' | 'success' | 'warning' | 'error';

export interface NoticeProps {
  readonly tone: Tone;
  /** Says it; the second line says what follows from it. */
  readonly title: string;
  readonly children?: ReactNode;
  /** At its end: the button that closes a toast. */
  readonly action?: ReactNode;
  /** How it is announced when it appears. */
  readonly live?: 'polite' | 'assertive';
}

export function Notice({ tone, title, children, action, live }: NoticeProps) {
  const Sign = toneIcons[tone];
  return (
    <div className={css.notice} role={live && roles[live]}>
      <span className={css.sign[tone]}>
        <Sign />
      </span>
      <div className={css.words}>
        <p className={css.title}>{title}</p>
        {children && <p className={css.text}>{children}</p>}
      </div>
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}

const roles = { polite: 'status', assertive: 'alert' } as const;

/** Severity by silhouette: only triangle and octagon are solid. */
const toneIcons = {
  info: InfoIcon,
  success: DoneIcon,
  warning: WarningIcon,
  error: ErrorIcon,
} as const satisfies Record<Tone, ComponentType<IconProps>>;
