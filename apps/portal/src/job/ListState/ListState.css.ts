import { vars } from '@ablesbar/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const state = style({
  display: 'grid',
  justifyItems: 'start',
  padding: `${space[3]} ${space[4]} 0`,
});

/** Its words begin under those of the line above: a sign and a gap, less its own edge. */
export const retry = style({ marginLeft: '11px' });
