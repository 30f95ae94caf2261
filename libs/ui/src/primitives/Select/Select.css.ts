import { style } from '@vanilla-extract/css';

export const frame = style({ position: 'relative', display: 'block', maxWidth: '360px' });
// Long names of rates end before the arrow.
export const select = style({ paddingRight: '44px', textOverflow: 'ellipsis' });
export const arrow = style({
  position: 'absolute',
  right: '12px',
  bottom: '12px',
  lineHeight: 0,
  pointerEvents: 'none',
});
