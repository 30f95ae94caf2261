import { vars } from '@ablesbar/ui/theme';
import { style } from '@vanilla-extract/css';

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: '44px',
  '@media': { print: { display: 'none' } },
});
