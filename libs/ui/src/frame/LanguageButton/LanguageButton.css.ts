import { style } from '@vanilla-extract/css';
import { below640 } from '../../theme/vars.css';

/** On a phone the sign stands alone for the eye, so that the utility's name keeps its room. */
export const name = style({
  whiteSpace: 'nowrap',
  '@media': {
    [below640]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});
