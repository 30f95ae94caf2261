import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const text = style({ display: 'block', minHeight: '96px', resize: 'vertical' });

export const count = style({
  marginTop: space[1],
  color: color.inkMute,
  fontSize: '0.8125rem',
  textAlign: 'right',
});
