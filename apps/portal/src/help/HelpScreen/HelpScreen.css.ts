import { from, vars } from '@ablesbar/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const beside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[10],
  '@media': {
    [from[1024]]: {
      gridTemplateColumns: 'minmax(0, 1fr) 320px',
      alignItems: 'start',
      gap: space[12],
    },
    print: { display: 'block' },
  },
});
export const text = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
});
