import { style } from '@vanilla-extract/css';
import { from, vars } from '../../theme/vars.css';

const { color, space } = vars;

export const actions = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  marginTop: space[10],
  paddingTop: space[5],
  borderTop: `2px solid ${color.ink}`,
  '@media': {
    [from[640]]: { flexDirection: 'row-reverse', justifyContent: 'space-between' },
    print: { display: 'none' },
  },
});
const side = style({ display: 'grid' });
export const forward = side;
export const back = side;
