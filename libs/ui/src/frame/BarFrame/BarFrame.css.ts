import { globalStyle, style } from '@vanilla-extract/css';
import { from, lowScreen, vars } from '../../theme/vars.css';

const { color, space } = vars;

/** Wide enough for the menu in the bar: it grows with the user's text size, the window does not. */
export const roomy = '(min-width: 62em)';

/** Wide enough for every word in the bar. Below it, the utility's name would get no width at all. */
export const roomiest = '(min-width: 79em)';

export const bar = style({
  containerType: 'inline-size',
  position: 'sticky',
  top: 0,
  zIndex: 10,
  borderTop: `4px solid ${color.brand}`,
  borderBottom: `1px solid ${color.line}`,
  background: color.paper,
  '@media': {
    [lowScreen]: { position: 'relative' },
    print: { position: 'static', marginBottom: space[6] },
  },
});

// The page keeps room for the bar when it scrolls to what gets the focus. What is in the bar itself
// would never fit below it, so the page would scroll away at each focus.
globalStyle(`${bar} :is(a, button)`, { scrollMarginTop: `calc(-1 * ${vars.bar} - ${space[4]})` });

export const inside = style({
  display: 'flex',
  alignItems: 'stretch',
  gap: space[2],
  minHeight: vars.bar,
  maxWidth: '1264px',
  margin: '0 auto',
  padding: `0 ${space[4]}`,
  '@media': {
    [from[640]]: { gap: space[4], paddingInline: space[8] },
    print: { padding: '0 !important' },
  },
  selectors: {
    // If a list starts at the edge of the window, the bar above it starts there too.
    ':root[data-whole-width] &': { maxWidth: 'none', paddingLeft: space[4] },
  },
});

export const home = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minWidth: 0,
  color: color.ink,
  // A long word of the name fits beside the buttons, however large the text is.
  fontSize: 'min(1rem, 7vw)',
  fontWeight: 600,
  letterSpacing: '-0.01em',
  textDecoration: 'none',
  '@media': { [from[640]]: { fontSize: '1.0625rem' } },
});

export const logo = style({ flex: 'none', height: '28px', width: 'auto', maxWidth: '96px' });
export const name = style({
  minWidth: 0,
  padding: `${space[2]} 0`,
  lineHeight: 1.2,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
});

export const end = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: space[1],
  marginLeft: 'auto',
});

// On paper, the bar is the letterhead: logo and name. A sheet that has its own says so.
globalStyle(`${bar} > :not(${inside}), ${inside} > :not(${home})`, {
  '@media': { print: { display: 'none' } },
});
globalStyle(`:root:has([data-letterhead]) ${bar}`, { '@media': { print: { display: 'none' } } });
