import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const anchor = style({ position: 'relative' });
export const name = style({
  maxWidth: '16ch',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const popover = style({
  position: 'absolute',
  right: 0,
  top: 'calc(100% + 8px)',
  width: '320px',
  padding: `${space[2]} 0`,
  borderRadius: vars.radius.control,
  background: color.paper,
  boxShadow: vars.float,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
export const title = style({
  padding: `${space[2]} ${space[4]}`,
  color: color.inkMute,
  fontSize: '0.8125rem',
});
