import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

export const narrow = style({ maxWidth: '280px' });
export const said = style({
  marginTop: vars.space[2],
  color: vars.color.inkSoft,
  fontSize: '0.875rem',
});
