import * as css from './Button.css';

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
