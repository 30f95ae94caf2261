import type { ComponentType, ReactNode } from 'react';
import type { IconProps } from '../Icon/Icon';
import { DoneIcon, ErrorIcon, InfoIcon, WarningIcon } from '../icons/tone-icons';
import * as css from './Notice.css';

export type Tone = 'info' | 'success' | 'warning' | 'error';

export interface NoticeProps {
  readonly tone: Tone;
  /** The message. The second line (`children`) says what follows from it. */
  readonly title: string;
  readonly children?: ReactNode;
  /** Shown at the end of the notice: the button that closes a toast. */
  readonly action?: ReactNode;
  /** How screen readers announce the notice when it appears. */
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

/** The shape of the icon shows the severity: only the triangle and the octagon are solid. */
const toneIcons = {
  info: InfoIcon,
  success: DoneIcon,
  warning: WarningIcon,
  error: ErrorIcon,
} as const satisfies Record<Tone, ComponentType<IconProps>>;
