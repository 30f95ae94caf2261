import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

/** Space and a rule instead of a box: boxes are for things one acts on. */
export const card = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: space[4],
  padding: `${space[4]} ${space[5]} ${space[6]}`,
  borderTop: `2px solid ${color.ink}`,
  background: color.sunken,
});
