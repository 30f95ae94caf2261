import { style } from '@vanilla-extract/css';
import { forcedColours, from, vars } from '../../theme/vars.css';

const { color, space } = vars;

export const legend = style({ padding: 0, fontWeight: 600 });
export const tiles = style({
  // Painted separately, so that typing in a field of the same form does not repaint the tiles.
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 148px), 1fr))',
  gap: space[2],
  marginTop: space[3],
  '@media': {
    [from[640]]: {
      // Three beside each other, or two where 'Warmwasser' would break.
      gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(10rem, (100% - 2 * ${space[2]}) / 3)), 1fr))`,
    },
  },
});
export const tile = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '56px',
  // With this padding two tiles beside each other on a phone hold 'Warmwasser', even in a wide font.
  padding: space[2],
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: color.ink, background: color.sunken },
    '&:has(:checked)': {
      borderColor: color.ink,
      boxShadow: `inset 0 0 0 1px ${color.ink}`,
      fontWeight: 600,
    },
    '&:has(:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    [from[640]]: { gap: space[3] },
    [forcedColours]: { selectors: { '&:has(:checked)': { outline: '3px solid Highlight' } } },
  },
});
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  // The input is invisible, but the browser would look up its own font before the first paint.
  font: 'inherit',
  cursor: 'pointer',
});
export const word = style({ minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto' });
export const tick = style({
  display: 'none',
  position: 'absolute',
  top: '6px',
  right: '6px',
  selectors: { [`${tile}:has(:checked) > &`]: { display: 'block', lineHeight: 0 } },
});
