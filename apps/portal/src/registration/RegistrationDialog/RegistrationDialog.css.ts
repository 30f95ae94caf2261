import { vars } from '@ablesbar/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const offer = style({ display: 'grid', gap: space[4] });
export const steps = style({
  display: 'grid',
  gap: space[2],
  margin: 0,
  paddingLeft: space[5],
  listStyle: 'decimal',
});
export const waiting = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  paddingTop: space[4],
  borderTop: `1px solid ${color.line}`,
});
