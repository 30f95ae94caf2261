import { style, styleVariants } from '@vanilla-extract/css';
import { forcedColours, lowScreen, vars } from '../../theme/vars.css';

const { space } = vars;

/** A camera's picture does not follow the theme, so this box is dark in both themes. */
const box = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '4 / 3',
  minHeight: '160px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: '#101311',
  color: '#f6f8f7',
  '@media': { [forcedColours]: { forcedColorAdjust: 'none', border: '1px solid CanvasText' } },
});

export const scanner = styleVariants({
  // The words below the picture must be visible without scrolling.
  picture: [box, { maxHeight: '42dvh', overflow: 'hidden' }],
  // The box grows with its words, even with a large font.
  words: [box, { '@media': { [lowScreen]: { aspectRatio: 'auto', minHeight: 0 } } }],
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

/** Four corners with a dark halo, visible on any picture. Nothing moves. */
const corners = style({
  position: 'absolute',
  background: ['0 0', '100% 0', '0 100%', '100% 100%'].map(corner).join(', '),
  backgroundRepeat: 'no-repeat',
  filter: 'drop-shadow(0 0 1px #0b0e0c) drop-shadow(0 0 3px #0b0e0c)',
});

export const frame = styleVariants({
  square: [
    corners,
    {
      top: '12.5%',
      left: '50%',
      height: '75%',
      aspectRatio: '1',
      transform: 'translateX(-50%)',
    },
  ],
  wide: [corners, { inset: '15% 6%' }],
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
