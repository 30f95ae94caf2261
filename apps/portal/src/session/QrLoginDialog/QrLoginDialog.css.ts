import { from, vars } from '@ablesbar/ui/theme';
import { style } from '@vanilla-extract/css';

export const text = style({ color: vars.color.inkSoft });
export const state = style({
  color: vars.color.inkSoft,
  fontSize: '0.875rem',
  lineHeight: 1.4286,
});

/** If the camera fails, the file button is one of the buttons of the row. */
export const among = style({ display: 'contents' });
/** While the camera works, the file button stands apart from the camera's buttons. */
export const apart = style({
  display: 'grid',
  '@media': { [from[640]]: { marginRight: 'auto', marginLeft: `calc(-1 * ${vars.space[5]})` } },
});
