import { vars } from '@ablesbar/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[4],
  padding: `${space[8]} ${space[4]} ${space[2]}`,
  borderBottom: `2px solid ${color.ink}`,
  fontSize: '0.875rem',
  lineHeight: 1.4286,
  letterSpacing: 0,
});
export const count = style({ fontWeight: 400, color: color.inkSoft });
export const account = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: '72px',
  alignContent: 'center',
  padding: `${space[3]} ${space[4]}`,
  borderBottom: `1px solid ${color.line}`,
  color: color.ink,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: color.sunken },
    '&:focus-visible': { outlineOffset: '-3px' },
    '&[aria-current]': {
      background: color.brandTint,
      boxShadow: `inset 4px 0 ${color.brandLine}`,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-current]': { border: '2px solid Highlight' } },
    },
  },
});
export const name = style({ fontWeight: 600 });
export const detail = style({ color: color.inkSoft, fontSize: '0.875rem' });
export const narrowTitle = style({
  padding: `${space[5]} ${space[4]} 0`,
  '@media': { 'screen and (min-width: 640px)': { display: 'none' } },
});
