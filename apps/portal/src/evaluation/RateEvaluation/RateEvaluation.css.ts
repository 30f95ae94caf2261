import { vars } from '@ablesbar/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 190px), 1fr))',
  gap: `0 ${space[8]}`,
  marginBottom: space[6],
});
export const fact = style({
  padding: `${space[3]} 0`,
  borderTop: `1px solid ${color.line}`,
  selectors: { '&:first-child': { borderTop: 0 } },
  '@media': { '(min-width: 640px)': { borderTop: 0 } },
});
const small = { fontSize: '0.875rem', lineHeight: 1.4286, color: color.inkSoft } as const;
export const label = style({ ...small, marginBottom: space[2] });
export const said = style({ ...small, display: 'block', marginTop: space[2] });
export const heading = style({
  margin: `${space[8]} 0 ${space[4]}`,
  fontSize: '1.125rem',
  lineHeight: 1.3333,
  fontWeight: 600,
});
