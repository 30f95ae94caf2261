import { compact } from '@ablesbar/ui/compact';
import { below640, vars } from '@ablesbar/ui/theme';
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
  '@media': {
    ...column['@media'],
    [below640]: { marginTop: `calc(-1 * ${space[4]})` },
  },
});
export const screen = style({
  ...column,
  // Not a grid: in a grid the bar at the foot could not leave its row.
  display: 'flex',
  flexDirection: 'column',
  gap: space[6],
  width: '100%',
  '@media': { ...column['@media'], ...compact({ gap: space[4] }) },
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

// What takes the focus must not be under the bar at the foot.
globalStyle(`${screen} :is(a, button, input, textarea, summary)`, {
  scrollMarginBottom: '96px',
});

/** On the widest windows, what belongs to the meter stands beside the form. */
const widest = 'screen and (min-width: 1800px)';
export const details = style({ display: 'contents', '@media': { print: { display: 'none' } } });
globalStyle(screen, {
  '@media': {
    [widest]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 640px) minmax(0, 400px)',
      // The last row takes what the details need beyond the form.
      gridTemplateRows: 'repeat(19, auto) 1fr',
      gap: `0 ${space[12]}`,
      alignItems: 'start',
      maxWidth: '1088px',
    },
  },
});
globalStyle(`${screen} > *`, { '@media': { [widest]: { gridColumn: 1, marginBottom: space[6] } } });
globalStyle(`${screen} > ${details}`, {
  '@media': {
    [widest]: { display: 'grid', gap: space[6], gridColumn: 2, gridRow: '1 / span 20' },
  },
});
