import type { MouseEvent, ReactNode } from 'react';
import { Drumming } from '../Drumming/Drumming';
import { buttonClass, type ButtonLook } from './button-class';

export interface ButtonProps extends ButtonLook {
  /** Verb and object: 'Zählerstand senden', never 'OK'. */
  readonly children: ReactNode;
  readonly icon?: ReactNode;
  readonly type?: 'button' | 'submit';
  readonly disabled?: boolean;
  /** Under way: stays where it is and where the focus is, and does nothing more. */
  readonly waiting?: boolean;
  /** Makes it a link that looks like a button. */
  readonly href?: string;
  readonly onClick?: () => void;
  /** Where the words alone do not tell which: 'Ändern: Kontakt'. Begins with them. */
  readonly 'aria-label'?: string;
  readonly 'aria-describedby'?: string;
  /** It is a switch, and this is where it stands. */
  readonly 'aria-pressed'?: boolean;
  readonly 'aria-expanded'?: boolean;
  readonly 'aria-controls'?: string;
}

export function Button(props: ButtonProps) {
  const { children, icon, type = 'button', disabled = false, waiting = false, href } = props;
  const className = buttonClass(props);
  const content = (
    <>
      {waiting ? <Drumming /> : icon}
      {children}
    </>
  );
  if (href !== undefined) {
    return (
      <a className={className} href={href} onClick={() => props.onClick?.()}>
        {content}
      </a>
    );
  }
  const click = (event: MouseEvent) => {
    // Also keeps a form from being submitted twice.
    if (waiting) event.preventDefault();
    else props.onClick?.();
  };
  return (
    <button
      className={className}
      type={type}
      disabled={disabled && !waiting}
      aria-disabled={waiting || undefined}
      aria-label={props['aria-label']}
      aria-describedby={props['aria-describedby']}
      aria-pressed={props['aria-pressed']}
      aria-expanded={props['aria-expanded']}
      aria-controls={props['aria-controls']}
      onClick={click}
    >
      {content}
    </button>
  );
}
