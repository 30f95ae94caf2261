import { style } from '@vanilla-extract/css';
import { from, vars } from '../../theme/vars.css';

const { color, space } = vars;

export const footer = style({
  isolation: 'isolate',
  padding: space[4],
  borderTop: `1px solid ${color.line}`,
  color: color.inkSoft,
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
  '@media': { [from[640]]: { paddingInline: space[8] }, print: { display: 'none' } },
  selectors: { ':root[data-whole-width] &': { paddingLeft: space[4] } },
});
export const inside = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[6]}`,
  maxWidth: '1200px',
  margin: '0 auto',
  selectors: { ':root[data-whole-width] &': { maxWidth: 'none' } },
});
export const name = style({
  flex: '1 0 100%',
  '@media': { 'screen and (min-width: 768px)': { flexBasis: 'auto' } },
});
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  color: 'inherit',
});
