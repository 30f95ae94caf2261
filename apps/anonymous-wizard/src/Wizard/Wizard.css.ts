import { vars } from '@ablesbar/ui/theme';
import { style } from '@vanilla-extract/css';

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
