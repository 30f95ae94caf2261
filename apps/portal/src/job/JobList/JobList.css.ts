import { vars } from '@ablesbar/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { printRows } from '../../base/printed-rows';

const { color, space } = vars;
const tallBeside = 'screen and (min-width: 640px) and (min-height: 480px)';
const lowBeside = 'screen and (min-width: 640px) and (max-height: 479.98px)';
const low = '(max-height: 479.98px)';
const bar = `calc(${vars.bar} + 4px)`;
const finderHeight = '72px';
const headHeight = `calc(1.25rem + ${space[4]} + ${space[2]} + 2px)`;

/** On paper, all words begin at the edge. */
const atEdge = { print: { paddingInline: 0 } } as const;
const onScreen = { print: { display: 'none' } } as const;

/** Next to a job, it is as high as the window below the bar. */
export const column = style({
  '@media': {
    [tallBeside]: {
      position: 'sticky',
      top: bar,
      display: 'flex',
      flexDirection: 'column',
      height: '100%',
      maxHeight: `calc(100dvh - ${bar})`,
      // A keystroke re-lays out only this column, not the page.
      contain: 'strict',
      // Painted above the content beside it, so that this content shares one layer with the page.
      zIndex: 1,
      // If large text leaves no room for the rows, the whole column scrolls.
      overflowY: 'auto',
    },
    // On a low screen the bar scrolls away.
    [lowBeside]: {
      position: 'sticky',
      top: 0,
      maxHeight: '100dvh',
      overflowY: 'auto',
      scrollPaddingTop: headHeight,
    },
  },
});

/**
 * The room that the rows have next to a job. Within a flex item of its own and out of the flow, the
 * rows are laid out without the page: a row that scrolls in costs half as much layout.
 */
export const room = style({
  '@media': { [tallBeside]: { flex: '1 0 160px', position: 'relative' } },
});
export const rows = style({
  '@media': { [tallBeside]: { position: 'absolute', inset: 0, contain: 'strict' } },
});

/** Next to a job, the list itself scrolls. */
export const list = style({
  '@media': {
    [tallBeside]: {
      height: '100%',
      // Opaque, so that browsers move the painted pixels instead of painting them again.
      background: color.paper,
      scrollPaddingTop: headHeight,
    },
  },
});

printRows(list);
// Two cards side by side take half the paper; a head begins a new line.
globalStyle(list, {
  '@media': {
    print: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: space[8],
      alignItems: 'start',
    },
  },
});
export const headRow = style({
  '@media': { print: { gridColumn: '1 / -1', breakAfter: 'avoid' } },
});
/** Nothing to press on paper. */
export const linkRow = style({ '@media': onScreen });

/** Sticks below the bar on a phone, but not on a low screen, which needs the room. */
export const finder = style({
  padding: `${space[3]} ${space[4]}`,
  background: color.paper,
  '@media': {
    'screen and (max-width: 639.98px) and (min-height: 480px)': {
      position: 'sticky',
      top: bar,
      zIndex: 2,
    },
    print: { display: 'none' },
  },
});

const small = { fontSize: '0.8125rem', lineHeight: 1.2308, color: color.inkMute } as const;
export const hint = style({ padding: `0 ${space[4]}`, ...small, '@media': onScreen });
export const onPaper = style({ '@media': { screen: { display: 'none' } } });
export const result = style({ padding: `0 ${space[4]}`, ...small, '@media': atEdge });

/** Covers the rows of a group; it lies above them and takes no clicks. */
export const stretch = style({ position: 'absolute', insetInline: 0, pointerEvents: 'none' });

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[4],
  padding: `${space[4]} ${space[4]} ${space[2]}`,
  borderBottom: `2px solid ${color.ink}`,
  background: color.paper,
  fontSize: '0.875rem',
  fontWeight: 600,
  lineHeight: 1.4286,
  letterSpacing: 0,
  '@media': atEdge,
});

/** On a phone it stays below bar and search. */
export const stuckHead = style([
  head,
  {
    position: 'sticky',
    top: `calc(${bar} + ${finderHeight})`,
    // A click on the head must not reach the job behind it.
    pointerEvents: 'auto',
    '@media': { [tallBeside]: { top: 0 }, [low]: { top: 0 } },
  },
]);

/** A building within a group: a hairline below the bold line of its group. */
export const building = style([
  head,
  {
    // Beside a job, the list is too narrow for most streets and the way to the round in one line.
    flexWrap: 'wrap',
    gap: `${space[2]} ${space[3]}`,
    padding: `${space[3]} ${space[4]} ${space[2]}`,
    borderBottom: `1px solid ${color.lineStrong}`,
  },
]);
export const stuckBuilding = style([stuckHead, building]);

export const filters = style({
  display: 'grid',
  gap: space[2],
  padding: `${space[2]} ${space[4]}`,
  '@media': onScreen,
});

/** Other ways to a meter than the rows. */
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  padding: `0 ${space[4]} ${space[2]}`,
  selectors: { '&:empty': { display: 'none' }, [`${hint} + &`]: { paddingTop: space[2] } },
  '@media': onScreen,
});

/** With its whole width first: what stands beside it goes below rather than that a word breaks. */
export const title = style({ flex: '1 1 auto', minWidth: 0 });

/** As high as a finger; the head stays as low as it is. */
export const toRound = style({
  margin: `calc(-1 * ${space[3]}) calc(-1 * ${space[2]})`,
  padding: `${space[3]} ${space[2]}`,
  fontWeight: 600,
  '@media': onScreen,
});

/** Those of several accounts stand below each other, a finger apart. */
export const rounds = style({
  display: 'grid',
  gap: `calc(2 * ${space[3]})`,
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const count = style({ fontWeight: 400, color: color.inkSoft });

// A focused link must not be hidden behind the sticky parts.
globalStyle(`${list} a`, {
  scrollMarginTop: `calc(${finderHeight} + ${headHeight})`,
  '@media': { [tallBeside]: { scrollMarginTop: 0 }, [low]: { scrollMarginTop: 0 } },
});
