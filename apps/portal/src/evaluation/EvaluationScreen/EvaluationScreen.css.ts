import { from, vars } from '@ablesbar/ui/theme';
import { style } from '@vanilla-extract/css';

/** On a phone the list fills the screen, so it shows the title that is otherwise beside it. */
export const narrowTitle = style({
  padding: `${vars.space[5]} ${vars.space[4]} 0`,
  '@media': { [from[640]]: { display: 'none' } },
});

export const loading = style({ padding: vars.space[4], color: vars.color.inkSoft });

/** Rows of a long list are laid out only when they come into view. */
export const row = style({ contentVisibility: 'auto', containIntrinsicSize: 'auto 97px' });
