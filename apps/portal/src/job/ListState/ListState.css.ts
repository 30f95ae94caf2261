import { vars } from '@ablesbar/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const state = style({
  display: 'grid',
  justifyItems: 'start',
  padding: `${space[3]} ${space[4]} 0`,
});

/**
 * Aligns the button's text with the text of the line above: icon plus gap, minus the button's own
 * padding.
 */
export const retry = style({ marginLeft: '11px' });
