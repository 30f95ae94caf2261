import { style } from '@vanilla-extract/css';
import { from, vars } from '../../theme/vars.css';

const { color, space } = vars;

export const block = style({
  display: 'grid',
  gap: space[4],
  marginTop: space[5],
  padding: `${space[4]} ${space[5]} ${space[6]}`,
  borderTop: `2px solid ${color.ink}`,
  background: color.sunken,
});
export const band = style({
  isolation: 'isolate',
  padding: `${space[5]} ${space[4]}`,
  borderTop: `1px solid ${color.line}`,
  background: color.sunken,
  '@media': { [from[640]]: { paddingInline: space[8] }, print: { display: 'none' } },
  selectors: { ':root[data-whole-width] &': { paddingLeft: space[4] } },
});
export const inside = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 288px), 1fr))',
  gap: space[6],
  maxWidth: '1200px',
  margin: '0 auto',
  selectors: { ':root[data-whole-width] &': { maxWidth: 'none' } },
});
