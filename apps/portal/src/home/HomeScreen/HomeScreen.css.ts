import { vars } from '@ablesbar/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

/** Hidden on a phone: its first screenful shows the open readings. */
export const lead = style({
  display: 'none',
  maxWidth: '60ch',
  marginTop: space[3],
  color: color.inkSoft,
  fontSize: '1.125rem',
  lineHeight: 1.5556,
  '@media': { 'screen and (min-width: 640px)': { display: 'block' } },
});

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[10],
  marginTop: space[6],
  '@media': {
    'screen and (min-width: 640px)': { marginTop: space[8] },
    'screen and (min-width: 1024px)': {
      gridTemplateColumns: 'minmax(0, 1fr) 320px',
      gap: space[20],
    },
  },
});

/** Each section has 24 px above itself; this gap doubles it on a page that the user only scans. */
export const column = style({ display: 'grid', alignContent: 'start', gap: space[6] });

export const contact = style({
  marginTop: space[6],
  selectors: { '&:empty': { display: 'none' } },
});
