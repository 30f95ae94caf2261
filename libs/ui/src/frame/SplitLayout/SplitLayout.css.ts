import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { below640, from, lowScreen, vars } from '../../theme/vars.css';

const { color, space } = vars;

export const split = style({
  flex: 1,
  '@media': {
    [from[640]]: {
      display: 'grid',
      gridTemplateColumns: 'clamp(264px, 30%, 360px) minmax(0, 1fr)',
    },
    print: { display: 'block' },
  },
});

const sideBase = style({
  // The layout of the cards depends on the width of the list, not of the window.
  containerType: 'inline-size',
  vars: { '--ab-row-margin': space[4] },
  background: color.paper,
  '@media': {
    [from[640]]: { borderRight: `1px solid ${color.line}` },
    print: { border: 0 },
  },
});

const contentBase = style({
  // Painted separately, so that typing in the list's search does not repaint the job beside it.
  isolation: 'isolate',
  minWidth: 0,
  padding: `${space[6]} ${space[4]} ${space[16]}`,
  '@media': {
    [from[640]]: { padding: space[6] },
    [from[1024]]: { padding: space[8] },
    [lowScreen]: { paddingTop: space[3] },
    print: { padding: 0 },
  },
});

// Beside a list, a large title has room only on a wide screen.
globalStyle(`${contentBase} h1`, {
  '@media': { 'screen and (min-width: 640px) and (max-width: 1023px)': { fontSize: '1.75rem' } },
});

/** What a phone leaves out, the paper leaves out too. */
const goneWhenNarrow = style({
  '@media': { [below640]: { display: 'none' }, print: { display: 'none' } },
});

export const side = styleVariants({ side: [sideBase], main: [sideBase, goneWhenNarrow] });
export const content = styleVariants({ side: [contentBase, goneWhenNarrow], main: [contentBase] });
