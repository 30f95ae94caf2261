import { vars } from '@ablesbar/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;
const wide = 'screen and (min-width: 640px)';

export const periods = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  selectors: { '* + &': { marginTop: space[3] } },
});

/** One line, like a table row, if there is room; several lines on a phone. */
export const period = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[4]}`,
  alignItems: 'center',
  padding: `${space[3]} 0`,
  borderBottom: `1px solid ${color.line}`,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [wide]: { display: 'grid', gridTemplateColumns: '190px 120px minmax(0, 1fr) auto' },
  },
});
export const ends = style({ fontWeight: 600 });
export const begins = style({
  color: color.inkSoft,
  fontSize: '0.875rem',
  textAlign: 'right',
  '@media': { [wide]: { textAlign: 'left', fontSize: '1rem' } },
});
export const media = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[1]} ${space[4]}` });
export const medium = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] });
export const state = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: `${space[1]} ${space[3]}`,
  marginLeft: 'auto',
  textAlign: 'right',
});
export const soon = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  padding: `0 ${space[2]}`,
  border: '1px solid currentColor',
  borderRadius: vars.radius.cell,
  color: color.warning,
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: '22px',
});
export const more = style({ marginTop: space[4] });
