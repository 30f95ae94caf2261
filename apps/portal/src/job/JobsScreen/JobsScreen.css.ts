import { vars } from '@ablesbar/ui/theme';
import { style } from '@vanilla-extract/css';

/** On a phone the list fills the screen, so it shows the title that is otherwise beside it. */
export const narrowTitle = style({
  padding: `${vars.space[5]} ${vars.space[4]} 0`,
  '@media': { 'screen and (min-width: 640px)': { display: 'none' } },
});

export const loading = style({ padding: vars.space[4], color: vars.color.inkSoft });
