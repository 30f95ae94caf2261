import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const details = style({
  borderTop: `1px solid ${color.line}`,
  selectors: { '&:first-child': { borderTop: 0 } },
});
/** The line that opens what is below it, here and in QuietLine. */
export const opener = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  padding: `${space[2]} 0`,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { background: color.sunken },
  },
});
export const summary = style([opener, { minHeight: '56px' }]);
export const sign = style({
  display: 'flex',
  flex: 'none',
  selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
});
