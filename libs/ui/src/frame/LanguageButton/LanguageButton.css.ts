import { style } from '@vanilla-extract/css';
import { below640 } from '../../theme/vars.css';

/** On a phone only the icon is visible, so that the utility's name has enough room. */
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
