import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';
import { roomiest } from '../BarFrame/BarFrame.css';

const { color } = vars;

export const anchor = style({ position: 'relative' });
export const name = style({
  maxWidth: '8ch',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@container': { [roomiest]: { maxWidth: '16ch' } },
});
/** Of a menu that opens below its button. */
export const opening = `${keyframes({ from: { opacity: 0 } })} ${vars.quick}`;

export const popover = style({
  position: 'absolute',
  right: 0,
  top: 'calc(100% + 8px)',
  width: '360px',
  // A long list of accounts scrolls in the menu, so that the log-out button can always be reached.
  maxHeight: `calc(100vh - ${vars.bar} - 24px)`,
  overflowY: 'auto',
  animation: opening,
  borderRadius: vars.radius.control,
  background: color.paper,
  boxShadow: vars.float,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
