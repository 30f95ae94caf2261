import { vars } from '@ablesbar/ui/theme';
import { style } from '@vanilla-extract/css';

export const screen = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[6],
  maxWidth: '640px',
});
