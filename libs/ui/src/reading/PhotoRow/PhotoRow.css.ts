import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const photos = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const photo = style({
  display: 'block',
  width: '136px',
  height: '102px',
  objectFit: 'cover',
  borderRadius: vars.radius.control,
  background: color.plate,
});
