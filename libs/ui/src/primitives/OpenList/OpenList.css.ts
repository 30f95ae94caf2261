import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const box = style({
  padding: `${space[4]} ${space[4]} ${space[2]}`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.control,
});
export const title = style({ fontWeight: 600 });
export const entry = style({
  display: 'flex',
  alignItems: 'center',
  width: 'fit-content',
  minHeight: '44px',
  // It may name a rate as the utility calls it.
  overflowWrap: 'anywhere',
  // Words of several lines keep the distance that one line has.
  padding: `${space[2]} 0`,
});
