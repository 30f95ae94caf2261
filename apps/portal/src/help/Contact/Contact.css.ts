import { vars } from '@ablesbar/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const blocks = style({ display: 'grid', gap: space[6], alignContent: 'start' });
export const block = style({
  padding: `${space[4]} ${space[5]} ${space[6]}`,
  borderTop: `2px solid ${color.ink}`,
  background: color.sunken,
});
