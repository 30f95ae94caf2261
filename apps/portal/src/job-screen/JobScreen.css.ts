import { vars } from '@ablesbar/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { space } = vars;
const wide = 'screen and (min-width: 1024px)';

const column = {
  maxWidth: '640px',
  margin: '0 auto',
  '@media': { [wide]: { margin: 0 } },
};
// The way back is for phones; elsewhere the list stands beside.
export const back = style({
  ...column,
  '@media': { ...column['@media'], 'screen and (max-width: 639px)': { marginBottom: space[6] } },
});
export const screen = style({
  ...column,
  display: 'grid',
  // Nothing inside, however long, makes the screen wider than the window.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  width: '100%',
});

/** The help takes what is left beside the form, and never more than a quarter of the window. */
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

// To the edges of the window, over the margins that the content keeps.
globalStyle(`${withHelp} > aside`, {
  margin: `calc(-1 * ${space[8]}) calc(-1 * ${space[8]}) calc(-1 * ${space[8]}) 0`,
});

// The buttons' words stand flush with everything else.
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
// A number never breaks; on a phone it gives way in size.
globalStyle(`${titles} h1`, {
  whiteSpace: 'nowrap',
  '@media': { 'screen and (max-width: 639px)': { fontSize: 'min(1.75rem, 6.2vw)' } },
});
export const medium = style({ color: vars.color.inkSoft });
globalStyle(`${withHelp} ${titles} h1`, {
  '@media': { 'screen and (min-width: 1024px) and (max-width: 1279px)': { fontSize: '1.75rem' } },
});
