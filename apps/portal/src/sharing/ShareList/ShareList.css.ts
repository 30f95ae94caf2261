import { from, vars } from '@ablesbar/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[10],
  maxWidth: '1120px',
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space[4],
  overflowWrap: 'anywhere',
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
export const below = style({ marginTop: space[4] });
export const overTitle = style({ color: color.inkSoft });
export const toShares = style([
  overTitle,
  { display: 'none', '@media': { [from[640]]: { display: 'inline' } } },
]);
export const rows = style({ marginTop: space[6], borderTop: `1px solid ${color.line}` });
/** On a phone, a share's details are below its name. */
export const share = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[2]} ${space[6]}`,
  alignItems: 'center',
  padding: `${space[4]} 0`,
  borderBottom: `1px solid ${color.line}`,
  '@media': {
    'screen and (min-width: 1024px)': {
      gridTemplateColumns: 'minmax(0, 1.2fr) minmax(180px, 1fr) auto',
    },
  },
});
export const name = style({ fontWeight: 600 });
export const detail = style({ color: color.inkSoft, fontSize: '0.875rem' });
export const progress = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  marginBottom: space[1],
  fontSize: '0.875rem',
});

export const cards = style({ display: 'grid', gap: space[4], minWidth: 0 });
export const cardList = style({
  display: 'grid',
  gap: space[2],
  paddingTop: space[3],
  borderTop: `1px solid ${color.line}`,
});
