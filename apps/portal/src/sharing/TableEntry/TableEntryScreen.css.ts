import { vars } from '@ablesbar/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

/**
 * On a phone, the meters come first, and the files after them. They move by style alone: a window
 * that changes its size keeps an import that is open.
 */
const small = '(max-width: 639.98px), (max-height: 479.98px)';

export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  // The table is the screen: its rows begin as far up as they can.
  '@media': { 'screen and (min-width: 640px)': { marginTop: `calc(-1 * ${space[6]})` } },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
  '@media': { [small]: { display: 'contents' } },
});
/** The title comes first on the screen; a phone has the link back above it. */
export const title = style({
  display: 'flex',
  flexFlow: 'row-reverse wrap',
  // Of a reversed row this is the left.
  justifyContent: 'flex-end',
  alignItems: 'baseline',
  gap: `0 ${space[4]}`,
});
export const hint = style({
  maxWidth: '70ch',
  color: color.inkSoft,
  fontSize: '0.875rem',
  '@media': { print: { display: 'none' } },
});
export const files = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  '@media': { [small]: { order: 1 } },
});
export const tools = style({ display: 'grid', gap: space[3], maxWidth: '100%' });
export const building = style({ flex: '1 1 10rem', maxWidth: '16rem', minWidth: 0 });
export const strong = style({ fontWeight: 600 });
export const soft = style({ color: color.inkSoft });
export const progress = style({ flex: '1 1 16rem', display: 'grid', gap: space[2] });
/** A phone has the count beside the button. */
export const count = style({ flex: '1 1 6.5rem' });
export const end = style({ flex: '1 1 16rem' });
/** Hidden while it is empty. */
export const said = style({ flexBasis: '100%', selectors: { '&:empty': { display: 'none' } } });
export const question = style({ display: 'grid', gap: space[2] });

export const doubts = style({ display: 'grid', gap: space[3], marginTop: space[3] });
