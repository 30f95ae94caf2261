import { from, vars } from '@ablesbar/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const lead = style({
  maxWidth: '60ch',
  margin: `${space[3]} 0 ${space[8]}`,
  color: color.inkSoft,
  fontSize: '1.125rem',
});

export const steps = style({
  display: 'grid',
  gap: `0 ${space[12]}`,
  '@media': { [from[640]]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const step = style({
  display: 'grid',
  gap: space[1],
  alignContent: 'start',
  justifyItems: 'start',
  padding: `${space[4]} 0`,
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
  '@media': {
    [from[640]]: { selectors: { '& + &': { borderTop: 0 } } },
  },
});

export const soft = style({ color: color.inkSoft });
export const trialText = style([soft, { marginBottom: space[6] }]);

export const trial = style({
  display: 'grid',
  gap: space[8],
  alignItems: 'start',
  '@media': {
    [from[1024]]: { gridTemplateColumns: '320px minmax(0, 1fr)', gap: space[16] },
  },
});

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[3],
  marginTop: space[8],
  paddingTop: space[4],
  borderTop: `2px solid ${color.ink}`,
});
