import { vars } from '@ablesbar/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { printRows } from '../../base/printed-rows';

const { color, space } = vars;

/** With large text on a phone, what stands at the right moves below. */
const tall = '(max-width: 15rem)';

export const table = style({
  position: 'relative',
  borderBottom: `2px solid ${color.ink}`,
});
export const body = style({ position: 'relative' });
export const list = style({
  containerType: 'inline-size',
  height: 'min(60vh, 640px)',
  minHeight: '220px',
  overflowX: 'hidden',
  overscrollBehavior: 'contain',
});
printRows(list);
export const cells = style({
  display: 'grid',
  gridTemplateColumns: '36px 10.5rem 8.5rem minmax(0, 1.2fr) minmax(0, 2fr) 6.5rem 5.25rem',
  alignItems: 'center',
  gap: space[3],
  minHeight: '3.1875rem',
  padding: `${space[1]} 0`,
});
export const heads = style({
  borderBottom: `1px solid ${color.lineStrong}`,
  fontSize: '0.8125rem',
  fontWeight: 600,
});
export const headName = style({ padding: `${space[3]} 0` });
export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: '44px',
  padding: 0,
  border: 0,
  background: 'none',
  color: color.ink,
  font: 'inherit',
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' } },
});
export const arrow = styleVariants({
  ascending: { display: 'inline-flex', transform: 'rotate(180deg)' },
  descending: { display: 'inline-flex' },
});

export const row = style({
  borderBottom: `1px solid ${color.line}`,
  cursor: 'pointer',
  userSelect: 'none',
  selectors: { '&:hover': { background: color.sunken } },
});
/** On paper, a group and its first meter stand on one page. */
export const groupRow = style([row, { breakAfter: 'avoid' }]);
export const selected = style({ background: color.brandTint });
export const active = style({
  selectors: {
    [`${list}:focus-visible &`]: { boxShadow: `inset 0 0 0 2px ${color.focus}` },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        [`${list}:focus-visible &`]: { outline: '2px solid Highlight', outlineOffset: '-2px' },
      },
    },
  },
});
// Names wrap: a shortened address leaves open which house it is.
const words = style({ minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto' });
export const cell = style({ display: 'flex', alignItems: 'center', gap: space[2], minWidth: 0 });
export const text = style([words, { color: color.inkSoft }]);
export const number = style([words, { fontWeight: 600, hyphens: 'none' }]);
export const soft = style([words, { color: color.inkSoft, fontSize: '0.875rem' }]);

export const ticket = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
  minHeight: '5.6875rem',
  padding: `${space[2]} 0`,
  '@container': { [tall]: { gridTemplateColumns: 'auto minmax(0, 1fr)', rowGap: 0 } },
});
export const lines = style({ display: 'grid', minWidth: 0 });
export const right = style({
  display: 'grid',
  justifyItems: 'end',
  fontSize: '0.875rem',
  '@container': { [tall]: { gridColumn: 2, justifyItems: 'start' } },
});

export const group = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: '3.5rem',
  padding: `${space[1]} 0`,
  borderBottom: `1px solid ${color.lineStrong}`,
});
/** On a phone, the count stands below a long name. */
export const groupWords = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[3]}`,
  minWidth: 0,
});
export const groupName = style([words, { fontWeight: 600 }]);
export const groupCount = style({ flex: 'none', color: color.inkSoft });
/** Stays in place while its jobs scroll below it. */
export const stuck = style({
  position: 'absolute',
  zIndex: 1,
  insetInline: 0,
  top: 0,
  minHeight: '44px',
  background: color.paper,
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
});

const box = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '24px',
  height: '24px',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.cell,
  background: color.paper,
  color: color.paper,
});
export const check = styleVariants({
  none: [box],
  some: [
    box,
    { background: `linear-gradient(${color.ink} 0 0) center / 12px 2px no-repeat, ${color.paper}` },
  ],
  all: [box, { background: color.ink, borderColor: color.ink }],
});
