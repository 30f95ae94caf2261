import { vars } from '@ablesbar/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space } = vars;
const beside = 'screen and (min-width: 640px)';
const low = '(max-height: 479px)';
const bar = `calc(${vars.bar} + 4px)`;
const finderHeight = '72px';
const headHeight = '46px';

/** Beside a job it scrolls by itself; on a phone the page does. */
export const scroller = style({
  '@media': {
    [beside]: {
      position: 'sticky',
      top: bar,
      maxHeight: `calc(100dvh - ${bar})`,
      overflowY: 'auto',
      scrollPaddingTop: `calc(${finderHeight} + ${headHeight})`,
    },
    // On a low screen the bar scrolls away.
    [`${beside} and ${low}`]: { top: 0, maxHeight: '100dvh' },
  },
});

/** Under the bar on a phone, on top of the list beside a job; a low screen needs the room. */
export const finder = style({
  position: 'sticky',
  top: bar,
  zIndex: 2,
  padding: `${space[3]} ${space[4]}`,
  background: color.paper,
  '@media': { [beside]: { top: 0 }, [low]: { position: 'static' } },
});

const small = { fontSize: '0.8125rem', lineHeight: 1.2308, color: color.inkMute } as const;
export const hint = style({ padding: `0 ${space[4]}`, ...small });
export const result = style({ padding: `0 ${space[4]}`, ...small });

/** Stays in sight while its group scrolls, under the search. */
export const head = style({
  position: 'sticky',
  top: `calc(${bar} + ${finderHeight})`,
  zIndex: 1,
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[4],
  padding: `${space[4]} ${space[4]} ${space[2]}`,
  borderBottom: `2px solid ${color.ink}`,
  background: color.paper,
  fontSize: '0.875rem',
  lineHeight: 1.4286,
  letterSpacing: 0,
  '@media': { [beside]: { top: finderHeight }, [low]: { top: 0 } },
});

/** Of a height that is known beforehand, so nothing outside of it has to be looked at when its words change. */
export const row = style({ contain: 'strict' });

export const count = style({ fontWeight: 400, color: color.inkSoft });

// What takes the focus must not stand behind what sticks.
globalStyle(`${scroller} a`, {
  scrollMarginTop: `calc(${finderHeight} + ${headHeight})`,
});
