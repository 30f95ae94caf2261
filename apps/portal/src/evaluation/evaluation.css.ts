import { from, vars } from '@ablesbar/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const wide = 'screen and (min-width: 1600px)';

/** On a phone the list fills the screen, so it shows the title that is otherwise beside it. */
export const narrowTitle = style({
  padding: `${vars.space[5]} ${vars.space[4]} 0`,
  '@media': { [from[640]]: { display: 'none' } },
});

export const loading = style({ padding: vars.space[4], color: vars.color.inkSoft });

/** Rows of a long list are laid out only when they come into view. */
export const row = style({ contentVisibility: 'auto', containIntrinsicSize: 'auto 97px' });

export const meter = style({
  containerType: 'inline-size',
  display: 'grid',
  // Without it, long content would make the meter wider than the window.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  maxWidth: '760px',
  margin: '0 auto',
  '@media': {
    [from[1024]]: { margin: 0 },
    [wide]: { maxWidth: '1240px' },
    print: { maxWidth: 'none' },
  },
});

export const top = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space[4] });
export const titles = style({ minWidth: 0 });
// On a phone a meter number becomes smaller rather than breaks. A meter without one has its address as title.
globalStyle(`${titles} h1`, {
  overflowWrap: 'anywhere',
  '@media': {
    'screen and (max-width: 639px)': { fontSize: 'min(1.75rem, 6.6vw)' },
    'screen and (min-width: 640px) and (max-width: 1023px)': { fontSize: 'min(1.75rem, 3.8vw)' },
  },
});
export const medium = style({ color: vars.color.inkSoft });

export const insight = style({ fontSize: '1.25rem', lineHeight: 1.4, fontWeight: 600 });

const { color, space } = vars;

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 190px), 1fr))',
  gap: `0 ${space[8]}`,
  marginBottom: space[6],
});
export const fact = style({
  padding: `${space[3]} 0`,
  borderTop: `1px solid ${color.line}`,
  selectors: { '&:first-child': { borderTop: 0 } },
  '@media': { '(min-width: 640px)': { borderTop: 0 } },
});
const small = { fontSize: '0.875rem', lineHeight: 1.4286, color: color.inkSoft } as const;
export const label = style({ ...small, marginBottom: space[2] });
export const said = style({ ...small, display: 'block', marginTop: space[2] });
export const heading = style({
  margin: `${space[8]} 0 ${space[4]}`,
  fontSize: '1.125rem',
  lineHeight: 1.3333,
  fontWeight: 600,
});
/** The pictures of a rate, side by side where the window has the room. */
export const charts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[12] } },
});
/** On paper, its heading and its key stay with it. */
export const chart = style({ '@media': { print: { breakInside: 'avoid' } } });
/** A rate in one line; on a phone its number has a line of its own. */
export const rate = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[4]}`,
});
