import { style } from '@vanilla-extract/css';
import { opener, sign } from '../../primitives/Expandable/Expandable.css';
import { from, vars } from '../../theme/vars.css';

export { sign };

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

export const summary = style([opener, { minHeight: '48px' }]);
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
export const mark = style({ color: color.inkSoft, fontSize: '0.875rem' });
export const said = style([
  mark,
  // Open, its content says it.
  { selectors: { 'details[open] > summary > &': { display: 'none' } } },
]);
export const content = style({ paddingBottom: space[5] });
