import { vars } from '@ablesbar/ui/theme';
import { style } from '@vanilla-extract/css';

/** As wide as a page, below the bar and above the content of every screen. */
export const besideScreen = style({
  width: '100%',
  maxWidth: '1264px',
  margin: '0 auto',
  padding: `${vars.space[3]} ${vars.space[4]} 0`,
  '@media': {
    'screen and (min-width: 640px)': { padding: `${vars.space[4]} ${vars.space[8]} 0` },
    print: { display: 'none' },
  },
  selectors: {
    // If a list starts at the edge of the window, what stands above it starts there too, as the bar does.
    ':root[data-whole-width] &': { maxWidth: 'none', paddingLeft: vars.space[4] },
  },
});
