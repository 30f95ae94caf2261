import { vars } from '@ablesbar/ui/theme';
import { style } from '@vanilla-extract/css';

const wide = 'screen and (min-width: 1024px)';

export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  '@media': {
    [wide]: {
      gridTemplateColumns: '440px minmax(0, 1fr)',
      gap: '96px',
      paddingTop: vars.space[6],
    },
  },
});

export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  alignContent: 'start',
});

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

export const form = style({ display: 'grid', gap: vars.space[5], paddingTop: vars.space[6] });

/**
 * Always in the page, because screen readers announce only changes of an existing region. While
 * empty it takes no place in the grid.
 */
export const failure = style({ ':empty': { position: 'absolute' } });

/** Takes no space while empty; the live region itself must always be in the page. */
export const hint = style({
  color: vars.color.inkSoft,
  fontSize: '0.875rem',
  lineHeight: 1.4286,
  ':empty': { marginTop: `calc(-1 * ${vars.space[5]})` },
});

export const linkScreen = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[6],
  maxWidth: '640px',
});
