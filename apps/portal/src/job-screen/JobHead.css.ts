import { below640, vars } from '@ablesbar/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

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
  '@media': { [below640]: { fontSize: '1.125rem', lineHeight: '24px' } },
});
export const badge = style({
  padding: `0 ${space[2]}`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.cell,
  // The word and its sign are enough where each pixel counts.
  '@media': { [below640]: { padding: 0, border: 0 } },
});
export const place = style({
  color: color.inkSoft,
  '@media': { [below640]: { fontSize: '0.875rem', lineHeight: '20px' } },
});

export const thanks = style({});
// A name of usual length stays on one line.
globalStyle(`${thanks} h1`, { '@media': { [below640]: { fontSize: 'min(1.375rem, 6.2vw)' } } });
