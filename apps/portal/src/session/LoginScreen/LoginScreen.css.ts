import { vars } from '@ablesbar/ui/theme';
import { style } from '@vanilla-extract/css';

const wide = 'screen and (min-width: 1024px)';

export const screen = style({
  display: 'grid',
  gap: vars.space[12],
  '@media': {
    [wide]: {
      gridTemplateColumns: '440px minmax(0, 1fr)',
      gap: '96px',
      paddingTop: vars.space[6],
    },
  },
});

export const main = style({ display: 'grid', gap: vars.space[8], alignContent: 'start' });

export const aside = style({
  display: 'none',
  '@media': {
    [wide]: {
      display: 'block',
      borderLeft: `1px solid ${vars.color.line}`,
      paddingLeft: '96px',
    },
  },
});

export const without = style({ display: 'grid', gap: vars.space[5], paddingTop: vars.space[6] });

export const links = style({
  display: 'grid',
  gap: vars.space[2],
  paddingTop: vars.space[4],
  borderTop: `1px solid ${vars.color.line}`,
  color: vars.color.inkSoft,
});
