import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const details = style({
  borderTop: `1px solid ${color.line}`,
  selectors: { '&:first-child': { borderTop: 0 } },
});
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: '56px',
  padding: `${space[2]} 0`,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { background: color.sunken },
  },
});
export const sign = style({
  display: 'flex',
  flex: 'none',
  selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
});
