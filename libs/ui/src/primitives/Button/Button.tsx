import type { MouseEvent, ReactNode } from 'react';
import { Spinner } from '../Spinner/Spinner';
import * as css from './Button.css';

export interface ButtonProps extends ButtonLook {
  /** Verb and object: 'Zählerstand senden', never 'OK'. */
  readonly children: ReactNode;
  readonly icon?: ReactNode;
  readonly type?: 'button' | 'submit';
  readonly disabled?: boolean;
  /** The action is running: the button keeps its place and the focus, and ignores clicks. */
  readonly waiting?: boolean;
  /** It does nothing at present, but keeps the focus. `aria-describedby` names the words that say why. */
  readonly blocked?: boolean;
  /** Makes the button a link that looks like a button. `onClick` is then called when the user leaves the page. */
  readonly href?: string;
  readonly onClick?: () => void;
  /** For visible words that are ambiguous alone: 'Ändern: Kontakt'. It begins with the visible words. */
  readonly 'aria-label'?: string;
  readonly 'aria-describedby'?: string;
  /** Makes the button a toggle, and tells whether it is on. */
  readonly 'aria-pressed'?: boolean;
  readonly 'aria-expanded'?: boolean;
  readonly 'aria-controls'?: string;
}

export function Button(props: ButtonProps) {
  const { children, icon, type = 'button', disabled = false, waiting = false, href } = props;
  const isInert = waiting || props.blocked === true;
  const className = buttonClass(props);
  const content = (
    <>
      {waiting ? <Spinner /> : icon}
      {children}
    </>
  );
  if (href !== undefined) {
    const leave = (event: MouseEvent) => {
      // With a key the link opens elsewhere, and a page that prevents the click stays: nobody leaves then.
      const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
      if (!isElsewhere && !event.isDefaultPrevented()) props.onClick?.();
    };
    return (
      <a className={className} href={href} onClick={leave}>
        {content}
      </a>
    );
  }
  const click = (event: MouseEvent) => {
    // Also keeps a form from being submitted twice.
    if (isInert) event.preventDefault();
    else props.onClick?.();
  };
  return (
    <button
      className={className}
      type={type}
      disabled={disabled && !waiting}
      aria-disabled={isInert || undefined}
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

export interface ButtonLook {
  /** At most one primary button per view. */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'plain' | 'danger';
  readonly size?: 'normal' | 'small';
  readonly wide?: boolean;
}

/** The classes of a button, for links that a router renders. */
export function buttonClass({ variant = 'secondary', size = 'normal', wide = false }: ButtonLook) {
  const classes = [css.base, css.variant[variant], css.size[size]];
  return (wide ? [...classes, css.wide] : classes).join(' ');
}
