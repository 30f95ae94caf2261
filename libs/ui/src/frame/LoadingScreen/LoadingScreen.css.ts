import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

export const screen = style({
  flex: 1,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space[4],
  minHeight: '50dvh',
  color: vars.color.inkSoft,
});

export const words = style({
  maxWidth: '40ch',
  padding: `0 ${vars.space[4]}`,
  textAlign: 'center',
});
