import { vars } from '@ablesbar/ui/theme';
import { style } from '@vanilla-extract/css';

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
