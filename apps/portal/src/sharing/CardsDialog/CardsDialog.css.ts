import { vars } from '@ablesbar/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const inside = style({ display: 'grid', gap: space[4], minWidth: 0 });
export const list = style({
  display: 'grid',
  gap: space[2],
  paddingTop: space[3],
  borderTop: `1px solid ${color.line}`,
});
