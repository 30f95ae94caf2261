import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';
import { input } from '../Field/Field.css';

export const search = style({ position: 'relative', display: 'block' });
export const sign = style({
  position: 'absolute',
  top: '12px',
  left: vars.space[3],
  display: 'flex',
  color: vars.color.inkSoft,
  pointerEvents: 'none',
});
export const field = style([input, { marginTop: 0, paddingLeft: vars.space[12] }]);
