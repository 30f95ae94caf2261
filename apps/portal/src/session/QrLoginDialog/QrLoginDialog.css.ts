import { from, vars } from '@ablesbar/ui/theme';
import { style } from '@vanilla-extract/css';

export const text = style({ color: vars.color.inkSoft });
export const state = style({
  color: vars.color.inkSoft,
  fontSize: '0.875rem',
  lineHeight: 1.4286,
});

/** Without a camera it is one button of the row. */
export const among = style({ display: 'contents' });
/** The other way stands apart from what belongs to the camera. */
export const apart = style({
  display: 'grid',
  '@media': { [from[640]]: { marginRight: 'auto', marginLeft: `calc(-1 * ${vars.space[5]})` } },
});
