import { vars } from '@ablesbar/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { space } = vars;
const wide = 'screen and (min-width: 1024px)';

const column = {
  maxWidth: '640px',
  margin: '0 auto',
  '@media': { [wide]: { margin: 0 } },
};
// Only phones need the link back; elsewhere the list is beside the job.
export const back = style({
  ...column,
  '@media': { ...column['@media'], 'screen and (max-width: 639px)': { marginBottom: space[6] } },
});
export const screen = style({
  ...column,
  display: 'grid',
  // Without it, long content would make the screen wider than the window.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  width: '100%',
});

/** The help takes a quarter of the window, but at most 320 px; the form takes the rest. */
export const withHelp = style({
  '@media': {
    [wide]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) clamp(240px, 25vw, 320px)',
      alignItems: 'start',
      gap: space[8],
    },
  },
});

// Extends to the edges of the window, beyond the margins of the content.
globalStyle(`${withHelp} > aside`, {
  margin: `calc(-1 * ${space[8]}) calc(-1 * ${space[8]}) calc(-1 * ${space[8]}) 0`,
});

// Aligns the buttons' text with the rest of the content.
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  marginLeft: `calc(-1 * ${space[3]})`,
  selectors: { '&:empty': { display: 'none' } },
  '@media': { print: { display: 'none' } },
});

export const top = style({ display: 'flex', alignItems: 'flex-start', gap: space[4] });
export const titles = style({ minWidth: 0 });
// On a phone a number becomes smaller rather than wraps; only one that still does not fit breaks.
globalStyle(`${titles} h1`, {
  overflowWrap: 'anywhere',
  '@media': { 'screen and (max-width: 639px)': { fontSize: 'min(1.75rem, 6.2vw)' } },
});
export const medium = style({ color: vars.color.inkSoft });
globalStyle(`${withHelp} ${titles} h1`, {
  '@media': { 'screen and (min-width: 1024px) and (max-width: 1279px)': { fontSize: '1.75rem' } },
});
