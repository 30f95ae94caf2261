import { from, vars } from '@ablesbar/ui/theme';
import { style } from '@vanilla-extract/css';

/** On a phone the list is the screen, so it carries the title that otherwise stands beside it. */
export const narrowTitle = style({
  padding: `${vars.space[5]} ${vars.space[4]} 0`,
  '@media': { [from[640]]: { display: 'none' } },
});

export const loading = style({ padding: vars.space[4], color: vars.color.inkSoft });

/** A long list is laid out as it comes into sight. */
export const row = style({ contentVisibility: 'auto', containIntrinsicSize: 'auto 97px' });
