import { vars } from '@ablesbar/ui/theme';
import { style } from '@vanilla-extract/css';

/** As wide as a page, below the bar and above the content of every screen. */
export const line = style({
  width: '100%',
  maxWidth: '1264px',
  margin: '0 auto',
  padding: `${vars.space[3]} ${vars.space[4]} 0`,
  '@media': {
    'screen and (min-width: 640px)': { padding: `${vars.space[4]} ${vars.space[8]} 0` },
    print: { display: 'none' },
  },
});
