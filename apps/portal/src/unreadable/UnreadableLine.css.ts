import { vars } from '@ablesbar/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  // Below the words of the line, beside its sign.
  padding: `${space[2]} 0 0 calc(20px + ${space[2]})`,
});
