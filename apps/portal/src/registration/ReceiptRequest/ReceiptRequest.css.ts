import { vars } from '@ablesbar/ui/theme';
import { style } from '@vanilla-extract/css';

export const request = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[4],
  '@media': { print: { display: 'none' } },
});
export const text = style({ color: vars.color.inkSoft });
