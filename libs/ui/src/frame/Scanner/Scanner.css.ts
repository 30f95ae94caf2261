import { style } from '@vanilla-extract/css';
import { forcedColours, lowScreen, vars } from '../../theme/vars.css';

const { space } = vars;

/** A camera's picture has its own light: this box is dark in both themes. */
export const scanner = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  background: '#101311',
  color: '#f6f8f7',
  '@media': {
    [lowScreen]: { aspectRatio: 'auto', minHeight: '160px' },
    [forcedColours]: { forcedColorAdjust: 'none', border: '1px solid CanvasText' },
  },
});

export const picture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});

export const mirrored = style([picture, { transform: 'scaleX(-1)' }]);

const corner = (at: string) =>
  `linear-gradient(#fff 0 0) ${at} / 32px 4px, linear-gradient(#fff 0 0) ${at} / 4px 32px`;

/** Four corners with a dark halo, seen on any picture; nothing moves. */
export const frame = style({
  position: 'relative',
  height: '75%',
  aspectRatio: '1',
  background: ['0 0', '100% 0', '0 100%', '100% 100%'].map(corner).join(', '),
  backgroundRepeat: 'no-repeat',
  filter: 'drop-shadow(0 0 1px #0b0e0c) drop-shadow(0 0 3px #0b0e0c)',
});

export const words = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[2],
  maxWidth: '40ch',
  padding: space[6],
});
export const title = style({ color: '#fff', fontWeight: 600 });
export const text = style({ color: '#d3dad6', fontSize: '0.875rem', lineHeight: 1.4286 });
