import { style, styleVariants } from '@vanilla-extract/css';
import { below640, doubtBand, forcedColours, from, vars } from '../../theme/vars.css';

const { color, space } = vars;

const base = style({
  width: 'min(520px, calc(100vw - 32px))',
  maxHeight: 'calc(100dvh - 32px)',
  margin: 'auto',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: color.paper,
  color: color.ink,
  boxShadow: `${vars.float}, inset 0 4px ${color.brandLine}`,
  '::backdrop': { background: 'rgb(10 14 12 / 0.55)' },
  '@media': {
    // On a phone the dialog is at the bottom, where the thumb is.
    [below640]: {
      width: '100%',
      maxWidth: 'none',
      margin: 'auto 0 0',
      borderRadius: `${vars.radius.control} ${vars.radius.control} 0 0`,
    },
    [forcedColours]: { border: '1px solid CanvasText' },
  },
});

export const dialog = styleVariants({
  plain: [base],
  warning: [
    base,
    {
      boxShadow: vars.float,
      background: `${doubtBand} 0 0 / 100% 6px no-repeat, ${color.paper}`,
    },
  ],
  error: [
    base,
    {
      boxShadow: `${vars.float}, inset 0 2px ${color.critical}, inset 0 4px ${color.paper}, inset 0 6px ${color.critical}`,
    },
  ],
});

export const wide = style({
  '@media': { [from[640]]: { width: 'fit-content', maxWidth: 'min(1200px, calc(100vw - 32px))' } },
});

export const inside = style({
  display: 'grid',
  // Without it, a long word of the title would make the dialog wider than its window.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  padding: `${space[8]} ${space[6]} ${space[6]}`,
});

export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[4],
  // The title may quote a name that somebody has typed.
  overflowWrap: 'anywhere',
});

// The button's padding lies beyond the edge, so that the cross itself aligns with the text.
export const close = style({ margin: '-8px -10px 0 0' });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[3],
  paddingTop: space[4],
  '@media': { [below640]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } },
});
