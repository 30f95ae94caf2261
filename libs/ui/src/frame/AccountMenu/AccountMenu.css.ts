import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

const { color } = vars;

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
  width: '360px',
  // Many accounts scroll in it, so that the way out stays in reach.
  maxHeight: `calc(100vh - ${vars.bar} - 24px)`,
  overflowY: 'auto',
  borderRadius: vars.radius.control,
  background: color.paper,
  boxShadow: vars.float,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
