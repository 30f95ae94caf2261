import { vars } from '@ablesbar/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

/**
 * On a phone the list fills the screen, so it shows the title that is otherwise beside it. The search
 * below is opaque: without room between them it would cut the 'g' of some fonts.
 */
export const narrowTitle = style({
  padding: `${space[5]} ${space[4]} ${space[1]}`,
  '@media': {
    'screen and (min-width: 640px)': { display: 'none' },
    print: { padding: 0 },
  },
});

export const loading = style({ padding: space[4], color: color.inkSoft });

export const state = style({
  display: 'grid',
  justifyItems: 'start',
  padding: `${space[3]} ${space[4]} 0`,
});

/**
 * Aligns the button's text with the text of the line above: icon plus gap, minus the button's own
 * padding.
 */
export const retry = style({ marginLeft: '11px' });
