import { style } from '@vanilla-extract/css';
import { below640, from, lowScreen, vars } from '../../theme/vars.css';

const { space } = vars;

export const region = style({
  position: 'fixed',
  zIndex: 15,
  top: `calc(${vars.bar} + ${space[4]})`,
  right: space[4],
  display: 'grid',
  gap: space[2],
  width: 'min(400px, calc(100vw - 32px))',
  '@media': {
    [lowScreen]: { top: space[2] },
    // On a phone the region is at the bottom, over the area that a thumb may have covered.
    [below640]: { top: 'auto', right: 0, bottom: 0, width: '100%', padding: space[2] },
    print: { display: 'none' },
  },
  selectors: {
    // As wide as the window, it would cover a button there that has the focus.
    '&[data-at-top]': { '@media': { [below640]: { top: vars.bar, bottom: 'auto' } } },
    '&[data-at-bottom]': { '@media': { [from[640]]: { top: 'auto', bottom: space[4] } } },
  },
});

export const toast = style({ borderRadius: vars.radius.cell, boxShadow: vars.float });
