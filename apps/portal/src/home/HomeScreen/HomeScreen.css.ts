import { vars } from '@ablesbar/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;
const wide = 'screen and (min-width: 640px)';

/** Hidden on a phone: its first screenful shows the open readings. */
export const lead = style({
  display: 'none',
  maxWidth: '60ch',
  marginTop: space[3],
  color: color.inkSoft,
  fontSize: '1.125rem',
  lineHeight: 1.5556,
  '@media': { [wide]: { display: 'block' } },
});

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[10],
  marginTop: space[6],
  '@media': {
    [wide]: { marginTop: space[8] },
    'screen and (min-width: 1024px)': {
      gridTemplateColumns: 'minmax(0, 1fr) 320px',
      gap: space[20],
    },
  },
});

/** Each section has 24 px above itself; this gap doubles it on a page that the user only scans. */
export const column = style({ display: 'grid', alignContent: 'start', gap: space[6] });

export const accounts = style({ margin: 0, padding: 0, listStyle: 'none' });
export const account = style({
  padding: `${space[2]} 0`,
  borderTop: `1px solid ${color.line}`,
  selectors: { '&:first-child': { borderTop: 0, paddingTop: 0 } },
});
export const accountName = style({ display: 'block', fontWeight: 600, overflowWrap: 'anywhere' });
export const accountNote = style({
  color: color.inkSoft,
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
});
/** The button's text aligns with the text above it; its background starts further left. */
export const addAccount = style({ marginTop: space[2], marginLeft: `calc(-1 * ${space[4]})` });

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
export const periodState = style({
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
  lineHeight: 1.6923,
});
export const morePeriods = style({ marginTop: space[4] });

export const readings = style({ display: 'grid', gap: space[6] });
export const openReadings = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[6]}`,
});
export const openLabel = style({ fontSize: '1.125rem' });
export const ofTotal = style({ color: color.inkSoft });
export const progress = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: space[2],
});
export const scale = style({ flex: '1 0 100%' });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  // The round is named by its house.
  overflowWrap: 'anywhere',
});
