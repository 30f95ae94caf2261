import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[4]}`,
  padding: `${space[3]} ${space[5]}`,
  fontVariantNumeric: 'tabular-nums',
});

export const slip = style({
  maxWidth: '640px',
  border: `1px solid ${color.ink}`,
  borderTop: `4px solid ${color.brandLine}`,
  background: color.paper,
  '@media': { print: { maxWidth: 'none', borderColor: '#000' } },
});
/** One reading; a page of paper does not end within it. */
export const part = style({
  breakInside: 'avoid',
  selectors: { '& + &': { borderTop: `1px solid ${color.ink}` } },
});
export const pending = style([
  slip,
  { border: `1px dashed ${color.inkSoft}`, borderTop: `4px dashed ${color.lineStrong}` },
]);
export const head = style([
  line,
  { borderBottom: `1px solid ${color.ink}`, fontSize: '0.875rem', lineHeight: 1.4286 },
]);
export const body = style({
  display: 'grid',
  gap: space[4],
  padding: `${space[5]} ${space[5]} ${space[4]}`,
});
export const values = style({ borderBottom: `1px solid ${color.line}` });
export const value = style({
  padding: `${space[3]} 0 ${space[4]}`,
  selectors: {
    '& + &': { borderTop: `1px solid ${color.line}` },
    '&:first-child': { paddingTop: 0 },
  },
});
export const name = style({ marginBottom: space[2] });
export const obis = style({
  fontSize: '0.875rem',
  color: color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
  // It is one word, but a browser would break it after its hyphen.
  whiteSpace: 'nowrap',
});
export const note = style({ marginTop: space[2], fontSize: '0.875rem', color: color.inkSoft });
export const foot = style([
  line,
  {
    borderTop: `1px dashed ${color.ink}`,
    fontSize: '0.8125rem',
    lineHeight: 1.2308,
    color: color.inkSoft,
  },
]);
