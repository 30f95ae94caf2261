import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';
import { input } from '../Field/Field.css';

/** A key lays out this field alone, not the page: the field has the height of its one line. */
export const search = style({
  position: 'relative',
  display: 'block',
  height: 'max(48px, calc(1.5rem + 24px))',
  contain: 'layout size',
});
export const sign = style({
  position: 'absolute',
  insetBlock: 0,
  left: vars.space[3],
  display: 'flex',
  alignItems: 'center',
  color: vars.color.inkSoft,
  pointerEvents: 'none',
});
export const field = style([input, { marginTop: 0, paddingLeft: vars.space[12] }]);
