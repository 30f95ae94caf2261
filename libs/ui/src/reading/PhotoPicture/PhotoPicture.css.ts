import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

export const picture = style({
  justifySelf: 'center',
  maxWidth: '100%',
  // The title and the actions stay visible, even on a phone on its side.
  maxHeight: 'max(160px, calc(100dvh - 240px))',
  borderRadius: vars.radius.control,
  background: vars.color.plate,
});
