import { vars } from '@ablesbar/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const meter = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[4]}`,
  margin: `${space[2]} 0 ${space[8]}`,
  color: color.inkSoft,
});
export const medium = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] });
export const number = style({ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' });
export const rate = style({
  display: 'grid',
  gap: space[4],
  marginBottom: space[8],
  selectors: { '& + &': { paddingTop: space[6], borderTop: `1px solid ${color.line}` } },
});
export const choice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: `${space[2]} ${space[4]}`,
});
export const select = style({ flex: '1 1 240px', minWidth: 0 });
// A quiet button shows only words. The negative margin aligns them with the content above and below.
export const change = style({ margin: `0 calc(-1 * ${space[4]})` });
export const remove = style({ margin: `0 calc(-1 * ${space[5]})` });
export const add = style({ marginBottom: space[10] });
