import { doubtBand, vars } from '@ablesbar/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { printRows } from '../../base/printed-rows';

const { color, space } = vars;
/** Below it, or with large text, a line wraps. A window of 1200 px leaves so much between its margins. */
const wide = '(min-width: 70em)';
/** From here on, the drums of a usual counter stand beside the last value: a phone shows three meters. */
const beside = '(min-width: 18em) and (max-width: 69.99em)';
/** The same for a counter of many digits. */
const longBeside = '(min-width: 30em) and (max-width: 69.99em)';
export const table = style({ containerType: 'inline-size' });

export const list = style({
  // As high as the window leaves room between the head of the screen and the bar that sends.
  height: 'max(min(320px, 100dvh - 160px), calc(100dvh - 296px))',
  overflowX: 'hidden',
  overscrollBehavior: 'contain',
  borderBottom: `2px solid ${color.ink}`,
});
printRows(list);
const besideDrums = {
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 13rem)',
  gridTemplateAreas: '"meter meter" "place place" "last entry" "verdict verdict"',
} as const;
const cellsBase = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"meter last" "place place" "entry entry" "verdict verdict"',
  alignItems: 'center',
  gap: `0 ${space[3]}`,
  padding: `${space[1]} 0 ${space[1]} ${space[3]}`,
  '@container': {
    [wide]: {
      gridTemplateColumns: '12rem minmax(0, 1.6fr) 5.75rem 15.5rem minmax(0, 1fr)',
      gridTemplateAreas: '"meter place last entry verdict"',
      padding: `1px 0 1px ${space[3]}`,
      gap: space[4],
    },
  },
});
export const cells = styleVariants({
  usual: [cellsBase, { '@container': { [beside]: besideDrums } }],
  long: [cellsBase, { '@container': { [longBeside]: besideDrums } }],
});
export const heads = style({
  display: 'none',
  '@container': { [wide]: { display: 'block', borderBottom: `1px solid ${color.lineStrong}` } },
});
export const head = style({
  padding: `2px 0`,
  fontSize: '0.8125rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  selectors: { '&:nth-child(3)': { textAlign: 'right' } },
});
export const row = style({ borderBottom: `1px solid ${color.line}` });
/** On paper, a building and its first meter stand on one page. */
export const groupRow = style([row, { breakAfter: 'avoid' }]);

export const group = style({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space[3],
  padding: `6px 0 2px`,
});
export const groupName = style({ fontWeight: 600 });
export const soft = style({
  flex: 'none',
  color: color.inkSoft,
  fontSize: '0.8125rem',
  fontWeight: 400,
});

/** Beside the name or, on a phone, below it as a whole: a dot between them would hang there. */
export const objectKey = style([soft, { display: 'inline-block' }]);

export const meter = style({ gridArea: 'meter', display: 'grid', minWidth: 0, lineHeight: 1.25 });
export const number = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minWidth: 0,
  fontSize: '0.9375rem',
  fontWeight: 600,
});
export const name = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const place = style({
  gridArea: 'place',
  minWidth: 0,
  color: color.inkSoft,
  fontSize: '0.8125rem',
  lineHeight: 1.3,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
});
const lastBase = style({
  gridArea: 'last',
  color: color.inkSoft,
  lineHeight: 1.3,
  textAlign: 'right',
});
export const last = styleVariants({
  usual: [lastBase, { '@container': { [beside]: { textAlign: 'left' } } }],
  long: [lastBase, { '@container': { [longBeside]: { textAlign: 'left' } } }],
});
/** Without the heads of the columns, the number has its own. */
export const caption = style({
  fontSize: '0.8125rem',
  '@container': { [wide]: { display: 'none' } },
});
export const entry = style({
  gridArea: 'entry',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 2rem',
  alignItems: 'center',
  gap: space[1],
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 2.75rem', gap: space[2] } },
});
export const unit = style({ color: color.inkSoft, fontSize: '0.875rem' });
export const verdict = style({
  gridArea: 'verdict',
  display: 'grid',
  alignSelf: 'center',
  minWidth: 0,
});

/** The edge of a row: a band for a doubt, a double line for what cannot be sent. */
export const edge = {
  soft: '',
  good: '',
  doubt: style({ background: `${doubtBand} 0 0 / 6px 100% no-repeat` }),
  bad: style({
    boxShadow: `inset 2px 0 ${color.critical}, inset 4px 0 ${color.paper}, inset 6px 0 ${color.critical}`,
  }),
} as const;

const said = style({ display: 'flex', gap: space[2], fontSize: '0.875rem', lineHeight: 1.35 });
export const words = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });
export const state = styleVariants({
  soft: [said, { color: color.inkSoft }],
  good: [said, { color: color.success }],
  doubt: [said, { color: color.warning, fontWeight: 600 }],
  bad: [said, { color: color.critical, fontWeight: 600 }],
});
