import * as css from './Button.css';

export interface ButtonLook {
  /** One primary a view. */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'plain' | 'danger';
  readonly size?: 'normal' | 'small';
  readonly wide?: boolean;
}

/** The look of a button, for links that a router makes. */
export function buttonClass({ variant = 'secondary', size = 'normal', wide = false }: ButtonLook) {
  const classes = [css.base, css.variant[variant], css.size[size]];
  return (wide ? [...classes, css.wide] : classes).join(' ');
}
