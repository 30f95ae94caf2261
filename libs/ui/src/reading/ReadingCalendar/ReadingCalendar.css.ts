import { globalStyle, style } from '@vanilla-extract/css';
import { forcedColours, vars } from '../../theme/vars.css';

const { color, space } = vars;

export const calendar = style({ width: '100%' });

// A finger that scrolls across a day must not press it.
globalStyle(`${calendar} [data-react-aria-pressable]`, { touchAction: 'pan-x pan-y pinch-zoom' });

export const head = style({
  display: 'grid',
  gridTemplateColumns: '44px 1fr 44px',
  alignItems: 'center',
  textAlign: 'center',
});
export const heading = style({ margin: 0, fontSize: '1rem', fontWeight: 600 });
export const month = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '44px',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: color.ink,
  cursor: 'pointer',
  selectors: {
    '&:hover:not(:disabled)': { background: color.sunken },
    '&:disabled': { color: color.lineMid, cursor: 'not-allowed' },
  },
});

export const grid = style({ width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' });
globalStyle(`${grid} td`, { padding: 0 });
export const weekday = style({
  height: '32px',
  padding: 0,
  color: color.inkSoft,
  fontSize: '0.8125rem',
  fontWeight: 600,
});

export const day = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '44px',
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: {
    '&[data-outside-month]': { visibility: 'hidden' },
    '&[data-hovered]': {
      background: color.sunken,
      boxShadow: `inset 0 0 0 1px ${color.lineStrong}`,
    },
    '&[data-focus-visible]': { outline: `3px solid ${color.focus}`, outlineOffset: '-1px' },
    '&[data-disabled]': {
      color: color.inkMute,
      textDecoration: 'line-through',
      textDecorationColor: color.lineMid,
      cursor: 'not-allowed',
    },
    '&[data-selected]': { background: color.ink, color: color.paper, fontWeight: 600 },
  },
  '@media': {
    [forcedColours]: {
      selectors: {
        '&[data-selected]': {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
});
export const today = style([
  day,
  {
    fontWeight: 600,
    textDecoration: 'underline',
    textDecorationThickness: '2px',
    textUnderlineOffset: '5px',
  },
]);

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[2],
  marginTop: space[2],
  padding: `${space[2]} 0 0 ${space[3]}`,
  borderTop: `1px solid ${color.line}`,
});
export const limits = style({ color: color.inkSoft, fontSize: '0.8125rem' });
