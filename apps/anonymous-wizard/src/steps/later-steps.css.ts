import { style } from '@vanilla-extract/css';
import { vars } from '@ablesbar/ui/theme';

/** As wide as the form that it replaces. */
export const enteredSoFar = style({ maxWidth: '640px' });
export const title = style({ marginBottom: vars.space[8] });
/** It comes when the first step already stands: its height must not move the fields. */
export const scan = style({
  display: 'block',
  margin: '-10px 0',
  color: vars.color.ink,
  fontSize: '1rem',
  lineHeight: 1.5,
});
