import { vars } from '@ablesbar/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space } = vars;
const tallBeside = 'screen and (min-width: 640px) and (min-height: 480px)';
const lowBeside = 'screen and (min-width: 640px) and (max-height: 479.98px)';
const low = '(max-height: 479.98px)';
const bar = `calc(${vars.bar} + 4px)`;
const finderHeight = '72px';
const headHeight = `calc(1.25rem + ${space[4]} + ${space[2]} + 2px)`;

/** Beside a job as high as the window below the bar. */
export const column = style({
  '@media': {
    [tallBeside]: {
      position: 'sticky',
      top: bar,
      display: 'flex',
      flexDirection: 'column',
      height: '100%',
      maxHeight: `calc(100dvh - ${bar})`,
      // A key lays out what is in it and not the page.
      contain: 'strict',
      // Painted after what lies beside it, which is then one picture with the page.
      zIndex: 1,
      // Where large letters leave no room for the rows, all of it scrolls.
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

/** Beside a job it is what scrolls. */
export const list = style({
  '@media': {
    [tallBeside]: {
      flex: '1 0 160px',
      // Opaque, so that browsers move what is painted instead of painting it again.
      background: color.paper,
      scrollPaddingTop: headHeight,
    },
  },
});

/** Under the bar on a phone; a low screen needs the room. */
export const finder = style({
  padding: `${space[3]} ${space[4]}`,
  background: color.paper,
  '@media': {
    'screen and (max-width: 639.98px) and (min-height: 480px)': {
      position: 'sticky',
      top: bar,
      zIndex: 2,
    },
  },
});

const small = { fontSize: '0.8125rem', lineHeight: 1.2308, color: color.inkMute } as const;
export const hint = style({ padding: `0 ${space[4]}`, ...small });
export const result = style({ padding: `0 ${space[4]}`, ...small });

/** As far as the rows of a group go; it lies over them and takes nothing from them. */
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
});

/** On a phone it stays under bar and search. */
export const stuckHead = style([
  head,
  {
    position: 'sticky',
    top: `calc(${bar} + ${finderHeight})`,
    // Whoever points at it does not mean the job behind it.
    pointerEvents: 'auto',
    '@media': { [tallBeside]: { top: 0 }, [low]: { top: 0 } },
  },
]);

export const count = style({ fontWeight: 400, color: color.inkSoft });

// What takes the focus must not stand behind what sticks.
globalStyle(`${list} a`, {
  scrollMarginTop: `calc(${finderHeight} + ${headHeight})`,
  '@media': { [tallBeside]: { scrollMarginTop: 0 }, [low]: { scrollMarginTop: 0 } },
});
