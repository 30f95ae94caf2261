import { vars } from '@ablesbar/ui/theme';
import { style } from '@vanilla-extract/css';

/** On a phone, the lines follow each other without a gap. */
export const lines = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { 'screen and (min-width: 640px)': { gap: vars.space[6] } },
});
/** Its words stand below those of the lines. */
export const plain = style({ marginLeft: `calc(-1 * ${vars.space[3]})` });
export const access = style({ display: 'grid', gap: vars.space[4], justifyItems: 'start' });
