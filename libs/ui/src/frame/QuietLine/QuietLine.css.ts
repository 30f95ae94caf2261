import { style } from '@vanilla-extract/css';
import { from, vars } from '../../theme/vars.css';

const { color, space } = vars;

const line = style({
  borderTop: `1px solid ${color.line}`,
  '@media': { print: { display: 'none' } },
});
/** Where there is room, it looks like the other sections of the page. */
export const section = style([
  line,
  { '@media': { [from[640]]: { borderTop: `2px solid ${color.ink}`, paddingTop: space[2] } } },
]);
export const part = line;

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: '48px',
  padding: `${space[2]} 0`,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { background: color.sunken },
  },
});
const plain = style({
  flex: 1,
  fontSize: '1rem',
  lineHeight: 1.5,
  fontWeight: 400,
  letterSpacing: 'normal',
});
export const title = {
  part: plain,
  section: style([
    plain,
    {
      '@media': { [from[640]]: { fontSize: '1.375rem', lineHeight: 1.2727, fontWeight: 600 } },
    },
  ]),
};
export const said = style({
  color: color.inkSoft,
  fontSize: '0.875rem',
  // Open, its content says it.
  selectors: { 'details[open] > summary > &': { display: 'none' } },
});
export const sign = style({
  display: 'flex',
  flex: 'none',
  selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
});
export const content = style({ paddingBottom: space[5] });
