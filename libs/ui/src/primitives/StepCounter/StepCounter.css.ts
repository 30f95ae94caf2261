import { style } from '@vanilla-extract/css';
import { forcedColours, from, vars } from '../../theme/vars.css';

const { color, space } = vars;

export const counter = style({ '@media': { print: { display: 'none' } } });
export const title = style({ fontWeight: 600, marginBottom: space[2] });
export const steps = style({ display: 'flex', gap: '2px', isolation: 'isolate' });
export const step = style({ flex: 1, minWidth: 0 });

const cell = style({
  display: 'grid',
  placeItems: 'center',
  height: '32px',
  border: `1px solid ${color.lineStrong}`,
  fontSize: '0.875rem',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    [`${step}:first-child > &`]: { borderRadius: '3px 0 0 3px' },
    [`${step}:last-child > &`]: { borderRadius: '0 3px 3px 0' },
  },
});
export const past = style([cell, { background: color.plate, color: color.ink }]);
export const next = style([cell, { background: color.paper, color: color.inkMute }]);
export const current = style([
  cell,
  {
    borderColor: color.bezelEdge,
    background: `linear-gradient(${color.drumEdge}, ${color.drum} 26%, ${color.drum} 74%, ${color.drumEdge})`,
    boxShadow: `0 4px 0 -1px ${color.red}`,
    color: color.digit,
    '@media': { [forcedColours]: { border: '3px solid Highlight' } },
  },
]);

// On a phone only the line above is visible; screen readers read the names at every width.
export const name = style({
  position: 'absolute',
  clipPath: 'inset(50%)',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  fontSize: '0.875rem',
  color: color.inkSoft,
  '@media': {
    [from[640]]: {
      position: 'static',
      clipPath: 'none',
      display: 'block',
      width: 'auto',
      height: 'auto',
      marginTop: space[2],
      overflow: 'visible',
    },
  },
});
export const currentName = style([name, { color: color.ink, fontWeight: 600 }]);
