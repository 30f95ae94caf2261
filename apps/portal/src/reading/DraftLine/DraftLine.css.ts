import { vars } from '@ablesbar/ui/theme';
import { style } from '@vanilla-extract/css';

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space[2]}`,
});
