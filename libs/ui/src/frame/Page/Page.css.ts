import { style } from '@vanilla-extract/css';
import { from, vars } from '../../theme/vars.css';

const { space } = vars;

export const page = style({
  flex: 1,
  width: '100%',
  maxWidth: '1264px',
  margin: '0 auto',
  padding: `${space[6]} ${space[4]} ${space[16]}`,
  '@media': {
    [from[640]]: { padding: `${space[10]} ${space[8]} ${space[20]}` },
    print: { maxWidth: 'none', padding: 0 },
  },
});
