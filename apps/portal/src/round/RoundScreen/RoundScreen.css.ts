import { below640, vars } from '@ablesbar/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, radius, space } = vars;

const tight = { [below640]: { gap: space[3] } } as const;
/** On paper, a line for each counter stands in its place. */
const onScreen = { print: { display: 'none' } } as const;

export const back = style({
  '@media': { [below640]: { marginTop: `calc(-1 * ${space[4]})` } },
});
export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  maxWidth: '640px',
  '@media': { ...tight, print: { maxWidth: 'none' } },
});
/** One line where it fits: on a phone the counter should stand above the keys. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space[3]}`,
});
globalStyle(`${head} h1`, { '@media': { [below640]: { fontSize: '1.25rem' } } });
export const house = style({ fontWeight: 600, minWidth: 0 });
export const progress = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[4]}`,
});
export const left = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
export const scale = style({ flex: '1 1 8rem' });
/** Its button is as large as a thumb, and its line as low as its words: a small phone shows the whole card. */
export const scan = style({
  display: 'flex',
  marginBlock: '-10px',
  // Its words stand at the edges where other words do.
  marginInline: `calc(-1 * ${space[4]})`,
});

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  paddingTop: space[4],
  borderTop: `2px solid ${color.ink}`,
  // The browser scrolls and zooms; what goes sideways is a swipe.
  touchAction: 'pan-y pinch-zoom',
  scrollMarginTop: `calc(${vars.bar} + ${space[2]})`,
  '@media': { ...tight, ...onScreen },
});
/** Nothing follows the counter but the buttons: a small phone needs the room below it. */
globalStyle(`${card} fieldset`, { paddingBottom: 0 });
export const meter = style({ display: 'flex', alignItems: 'flex-start', gap: space[3] });
/** Where to go is what one looks for first. */
export const place = style({ fontSize: '1.25rem', lineHeight: 1.3, overflowWrap: 'anywhere' });
export const soft = style({ color: color.inkSoft, fontSize: '0.875rem', overflowWrap: 'anywhere' });
export const hint = style({ fontSize: '0.875rem', overflowWrap: 'anywhere' });
export const skipped = style({ color: color.warning, fontSize: '0.875rem', fontWeight: 600 });
/** It goes with the value, so it must not be overlooked. */
export const also = style({ fontWeight: 600, overflowWrap: 'anywhere' });
export const open = style({
  padding: `${space[2]} ${space[3]}`,
  borderLeft: `4px solid ${color.warningMark}`,
  fontWeight: 600,
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
});
globalStyle(`${card} ${actions} > button:first-child`, {
  '@media': { [below640]: { flex: '1 1 8rem' } },
});
/** Its words are for screen readers alone, and take no room. */
export const saidCard = style({ position: 'absolute' });
export const said = style({ fontWeight: 600, selectors: { '&:empty': { display: 'none' } } });
export const end = style({ display: 'grid', gap: space[4] });
globalStyle(`${end} ${actions} > a`, { '@media': { [below640]: { flex: '1 1 100%' } } });

export const order = style({ display: 'grid', gap: space[3], '@media': onScreen });
export const list = style({ listStyle: 'none', margin: 0, padding: 0 });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[1]}`,
  padding: `${space[2]} 0`,
  borderBottom: `1px solid ${color.line}`,
});
export const words = style({ display: 'grid', flex: '1 1 9rem', minWidth: 0 });
export const doneWords = style([words, { color: color.inkMute }]);
export const rowPlace = style({ fontWeight: 600, overflowWrap: 'anywhere' });
/** Up and down stay beside each other, also where the row wraps. */
export const moves = style({ display: 'flex', marginInlineStart: 'auto' });
export const up = style({ transform: 'rotate(180deg)', borderRadius: radius.cell });
