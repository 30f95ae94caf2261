import { vars } from '@ablesbar/ui/theme';
import { style } from '@vanilla-extract/css';

export const instructions = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
});
export const title = style({
  marginBottom: vars.space[2],
  fontSize: '1.125rem',
  lineHeight: 1.3333,
  fontWeight: 600,
});
