import { compact } from '@ablesbar/ui/compact';
import { below640, vars } from '@ablesbar/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const { space, color, radius } = vars;

export const head = style({ display: 'flex', alignItems: 'flex-start', gap: space[3] });
export const words = style({ flex: 1, minWidth: 0 });
/** If number and deadline do not fit side by side, the deadline has its own line. */
export const first = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space[2]}`,
});
// A number becomes smaller rather than wraps; only one that still does not fit breaks.
globalStyle(`${first} h1`, {
  minWidth: 0,
  overflowWrap: 'anywhere',
  fontSize: '1.75rem',
  '@media': compact({ fontSize: '1.125rem', lineHeight: 1.3333 }),
});
const badgeBase = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  padding: `0 ${space[2]} 0 6px`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.cell,
  // The word and its sign are enough where each pixel counts.
  '@media': compact({ padding: 0, border: 0 }),
});
export const badge = styleVariants({
  plain: [badgeBase],
  soon: [badgeBase, { borderColor: color.warning }],
});
export const day = style({
  color: color.warning,
  fontSize: '0.8125rem',
  fontWeight: 600,
  '@media': compact({ display: 'none' }),
});
export const place = style({
  color: color.inkSoft,
  '@media': compact({ fontSize: '0.875rem', lineHeight: 1.4286 }),
});

export const thanks = style({});
// A name of usual length stays on one line.
globalStyle(`${thanks} h1`, { '@media': { [below640]: { fontSize: 'min(1.375rem, 6.2vw)' } } });
