import { vars } from '@ablesbar/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, space } = vars;
/** Same limit as in use-narrow.ts: on a narrower window a line wraps. */
const wide = 'screen and (min-width: 1200px)';

export const list = style({
  height: 'min(64vh, 720px)',
  minHeight: '320px',
  overflowX: 'hidden',
  overscrollBehavior: 'contain',
  borderBottom: `2px solid ${color.ink}`,
});
export const cells = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 4.5rem 6.5rem',
  gridTemplateAreas: '"meter meter last" "place entry entry" "verdict verdict verdict"',
  gridTemplateRows: 'auto auto 1fr',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  height: '100%',
  padding: `${space[2]} 0`,
  '@media': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 13rem) minmax(0, 1.2fr) 7rem 12rem minmax(0, 1.4fr)',
      gridTemplateAreas: '"meter place last entry verdict"',
      gridTemplateRows: '1fr',
      padding: 0,
      gap: space[4],
    },
  },
});
export const heads = style({
  display: 'none',
  '@media': { [wide]: { display: 'block', borderBottom: `1px solid ${color.lineStrong}` } },
});
export const head = style({
  padding: `${space[3]} 0`,
  fontSize: '0.8125rem',
  fontWeight: 600,
  selectors: { '&:nth-child(3)': { textAlign: 'right' } },
});
export const row = style({ borderBottom: `1px solid ${color.line}` });

export const group = style({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space[3],
  height: '100%',
  paddingBottom: space[2],
});
const clipped = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const groupName = style([clipped, { fontWeight: 600 }]);
export const soft = style({ flex: 'none', color: color.inkSoft, fontSize: '0.875rem' });

/** Limits the number of lines, because every row has the same height. */
const lines = (count: number) =>
  ({
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: count,
  }) as const;
export const meter = style({ gridArea: 'meter', display: 'grid', minWidth: 0 });
export const number = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minWidth: 0,
  fontWeight: 600,
});
export const oneLine = style([clipped]);
export const place = style({
  gridArea: 'place',
  minWidth: 0,
  color: color.inkSoft,
  fontSize: '0.875rem',
  ...lines(2),
});
export const last = style({
  gridArea: 'last',
  color: color.inkSoft,
  textAlign: 'right',
});
export const entry = style({
  gridArea: 'entry',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 2.75rem',
  alignItems: 'center',
  gap: space[2],
});
export const unit = style({ color: color.inkSoft, fontSize: '0.875rem' });
export const verdict = style({
  gridArea: 'verdict',
  display: 'grid',
  alignSelf: 'center',
  minWidth: 0,
});

const base = style({
  width: '100%',
  minHeight: '44px',
  padding: `0 ${space[3]}`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: color.paper,
  color: color.ink,
  font: `400 1.0625rem/1.4 ${vars.font}`,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'right',
  // Neither the bar above nor the bar that sends below may cover the focused field.
  scrollMargin: '84px 0 148px',
  selectors: {
    '&:read-only': { background: color.sunken, color: color.inkSoft },
    // Drawn inside the field, because the list clips everything outside it.
    '&:focus-visible': { outlineOffset: '-1px' },
  },
});
export const field = styleVariants({
  right: [base],
  wrong: [base, { borderColor: color.critical, boxShadow: `inset 0 0 0 1px ${color.critical}` }],
});

const said = style({ display: 'grid', fontSize: '0.875rem', lineHeight: 1.35 });
export const words = style(lines(2));
export const state = styleVariants({
  soft: [said, { color: color.inkSoft }],
  good: [said, { color: color.success }],
  doubt: [said, { color: color.warning, fontWeight: 600 }],
  bad: [said, { color: color.critical, fontWeight: 600 }],
});
