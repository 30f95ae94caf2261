import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const empty = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[2],
  maxWidth: '44ch',
  padding: `${space[8]} ${space[4]}`,
});
export const text = style({ color: color.inkSoft });
export const action = style({ marginTop: space[3] });
