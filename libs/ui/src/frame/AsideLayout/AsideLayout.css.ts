import { style } from '@vanilla-extract/css';
import { from, vars } from '../../theme/vars.css';

const { space } = vars;

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 640px)',
  '@media': {
    [from[1024]]: {
      gridTemplateColumns: 'minmax(0, 640px) 300px',
      justifyContent: 'space-between',
      gap: space[12],
    },
    print: { display: 'block' },
  },
});
export const aside = style({
  display: 'none',
  // Painted separately, so that typing in the form does not repaint the help beside it.
  isolation: 'isolate',
  '@media': {
    [from[1024]]: {
      display: 'grid',
      // A long word breaks instead of widening the page.
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      gap: space[6],
    },
    print: { display: 'none' },
  },
});
