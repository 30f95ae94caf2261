import { style, styleVariants } from '@vanilla-extract/css';
import { from, vars } from '../../theme/vars.css';

const { space } = vars;

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  alignItems: 'start',
  gap: `${space[5]} ${space[4]}`,
});
// On a phone short fields take half a line, the others a whole line.
const columns = (narrow: number, wide: number) => ({
  gridColumn: `span ${narrow}`,
  '@media': {
    [from[640]]: { gridColumn: `span ${wide}` },
    '(max-width: 359px)': { gridColumn: 'span 6' },
  },
});
export const span = styleVariants({
  2: columns(3, 2),
  3: columns(6, 3),
  4: columns(6, 4),
  6: columns(6, 6),
});
