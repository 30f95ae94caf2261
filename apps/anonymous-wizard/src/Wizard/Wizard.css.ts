import { style } from '@vanilla-extract/css';
import { vars } from '@ablesbar/ui/theme';

const { space } = vars;

export const step = style({
  marginTop: space[8],
  '@media': { print: { marginTop: 0 } },
});
export const notice = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[4],
  marginBottom: space[8],
});
/** The list of what is still open, below the fields of a step. */
export const openList = style({ marginTop: space[8] });
