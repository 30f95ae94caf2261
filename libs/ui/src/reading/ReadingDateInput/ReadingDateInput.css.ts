import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const narrow = style({ maxWidth: '320px' });
export const said = style({
  marginTop: space[2],
  color: color.inkSoft,
  fontSize: '0.875rem',
});
export const notice = style({ selectors: { '&:not(:empty)': { marginTop: space[2] } } });
