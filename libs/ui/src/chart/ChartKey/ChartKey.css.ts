import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const key = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  marginBottom: space[2],
  color: color.inkSoft,
  fontSize: '0.875rem',
  lineHeight: 1.4286,
});
export const entry = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] });
