import { style } from '@vanilla-extract/css';
import { vars } from '@ablesbar/ui/theme';

/** As wide as the form that it replaces. */
export const enteredSoFar = style({ maxWidth: '640px' });
export const title = style({ marginBottom: vars.space[8] });
